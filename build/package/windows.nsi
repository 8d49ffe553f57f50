; The installer for Windows, for NSIS. installer.py calls it with VERSION, NUMBERS, FILES, KILOBYTES, ICON, SIDE, TARGET.
; It needs no administrator: everything goes into folders and settings of whoever runs it.

Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 32
ManifestDPIAware true
RequestExecutionLevel user
Name "Blackgate"
BrandingText "Blackgate ${VERSION}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Blackgate"

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Blackgate"
!define CLASSES "Software\Classes"
!define REPLAY "Blackgate.Replay"
InstallDirRegKey HKCU "${LISTED}" "InstallLocation"

!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\blackgate.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; Windows' own language is taken if it is one of these, English otherwise.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "French"
!include windows_words.nsh

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Blackgate"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Blackgate"
VIAddVersionKey /LANG=0 "CompanyName" "Blackgate"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT"

; A program that runs cannot be replaced or removed. Half of it must not be either.
!macro WaitUntilClosed program
    retry_${program}:
    ClearErrors
    IfFileExists "$INSTDIR\${program}.exe" 0 closed_${program}
    FileOpen $0 "$INSTDIR\${program}.exe" a
    IfErrors 0 +4
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry_${program}
        SetErrorLevel 3
        Quit
    FileClose $0
    closed_${program}:
!macroend

; Windows keeps what it shows of file types until it is told.
!macro TellDesktop
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section "Blackgate"
    SectionIn RO
    !insertmacro WaitUntilClosed "blackgate"
    !insertmacro WaitUntilClosed "blackgate-console"
    RMDir /r "$INSTDIR\_internal"       ; An older version may have had other files.
    !include "${FILES}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Blackgate.lnk" "$INSTDIR\blackgate.exe" "" "" "" "" "" "$(BRIEF)"
    WriteRegStr HKCU "${LISTED}" "DisplayName" "Blackgate"
    WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\blackgate.exe"
    WriteRegStr HKCU "${LISTED}" "Publisher" "Blackgate"
    WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
    WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "$(DESKTOP_ENTRY)"
    CreateShortcut "$DESKTOP\Blackgate.lnk" "$INSTDIR\blackgate.exe" "" "" "" "" "" "$(BRIEF)"
SectionEnd

; The game writes replays as .json, which belongs to nobody: there it is only offered under "Open with".
Section "$(FILE_TYPE)"
    WriteRegStr HKCU "${CLASSES}\${REPLAY}" "" "$(REPLAY_NAME)"
    WriteRegStr HKCU "${CLASSES}\${REPLAY}\DefaultIcon" "" "$INSTDIR\blackgate.exe,0"
    WriteRegStr HKCU "${CLASSES}\${REPLAY}\shell\open\command" "" '"$INSTDIR\blackgate.exe" replay "%1"'
    WriteRegStr HKCU "${CLASSES}\.blackgate" "" "${REPLAY}"
    WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "${REPLAY}" ""
    !insertmacro TellDesktop
SectionEnd

; Only what was installed: the player's games are elsewhere, and their folder may hold other things.
Section "Uninstall"
    !insertmacro WaitUntilClosed "blackgate"
    !insertmacro WaitUntilClosed "blackgate-console"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\blackgate.exe"
    Delete "$INSTDIR\blackgate-console.exe"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Blackgate.lnk"
    Delete "$DESKTOP\Blackgate.lnk"
    DeleteRegKey HKCU "${CLASSES}\${REPLAY}"
    DeleteRegKey HKCU "${CLASSES}\.blackgate"
    DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "${REPLAY}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.json\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.json"
    DeleteRegKey HKCU "${LISTED}"
    !insertmacro TellDesktop
SectionEnd
