; What the installer says beside NSIS' own words. BRIEF is `manual-brief` of locale/.
!macro Words language brief desktop type name running kept
    LangString BRIEF ${LANG_${language}} "${brief}"
    LangString DESKTOP_ENTRY ${LANG_${language}} "${desktop}"
    LangString FILE_TYPE ${LANG_${language}} "${type}"
    LangString REPLAY_NAME ${LANG_${language}} "${name}"
    LangString RUNNING ${LANG_${language}} "${running}"
    LangString KEPT ${LANG_${language}} "${kept}"
!macroend

!insertmacro Words ENGLISH "Dig your way out before the others do" "Icon on the desktop" \
    "Open replays (.blackgate) by double click" "Blackgate replay" \
    "Blackgate is open. Please close it and try again." \
    "Blackgate will be removed. Your games and settings stay in $LOCALAPPDATA\blackgate."
!insertmacro Words GERMAN "Grab dich vor den anderen frei" "Symbol auf dem Desktop" \
    "Replays (.blackgate) per Doppelklick öffnen" "Blackgate-Replay" \
    "Blackgate ist offen. Bitte schließ es und versuch es noch einmal." \
    "Blackgate wird entfernt. Deine Spiele und Einstellungen bleiben in $LOCALAPPDATA\blackgate."
!insertmacro Words ITALIAN "Scava la tua via di fuga prima degli altri" "Icona sul desktop" \
    "Apri i replay (.blackgate) con un doppio clic" "Replay di Blackgate" \
    "Blackgate è aperto. Chiudilo e riprova." \
    "Blackgate verrà rimosso. Le tue partite e le impostazioni restano in $LOCALAPPDATA\blackgate."
!insertmacro Words SPANISH "Cava tu salida antes que los demás" "Icono en el escritorio" \
    "Abrir las repeticiones (.blackgate) con doble clic" "Repetición de Blackgate" \
    "Blackgate está abierto. Ciérralo e inténtalo otra vez." \
    "Se quitará Blackgate. Tus partidas y ajustes se quedan en $LOCALAPPDATA\blackgate."
!insertmacro Words POLISH "Wykop sobie wolność przed innymi" "Ikona na pulpicie" \
    "Otwieraj powtórki (.blackgate) podwójnym kliknięciem" "Powtórka Blackgate" \
    "Blackgate jest otwarte. Zamknij je i spróbuj ponownie." \
    "Blackgate zostanie usunięte. Twoje gry i ustawienia zostaną w $LOCALAPPDATA\blackgate."
!insertmacro Words FRENCH "Creuse ta sortie avant les autres" "Icône sur le bureau" \
    "Ouvrir les replays (.blackgate) par un double clic" "Replay de Blackgate" \
    "Blackgate est ouvert. Ferme-le, puis réessaie." \
    "Blackgate sera supprimé. Tes parties et tes réglages restent dans $LOCALAPPDATA\blackgate."
