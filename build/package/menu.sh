#!/bin/sh
# Puts Blackgate into the menu of whoever runs this, to be started from where it lies now.
#   ./menu.sh           again after the folder was moved
#   ./menu.sh remove    takes it out
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
entry=${XDG_DATA_HOME:-$HOME/.local/share}/applications/blackgate.desktop
if [ "${1:-}" = remove ]; then
    rm -f "$entry"
    exit
fi
case $here in *[\"\\\`\$%]*)
    echo "Menus cannot name this folder ($here): please move it where no \", \\, \`, \$ or % is in the way." >&2
    exit 1
esac
mkdir -p "$(dirname "$entry")"
while IFS= read -r line; do
    case $line in
        Exec=*) echo "Exec=\"$here/blackgate\"" ;;
        Icon=*) echo "Icon=$here/blackgate.svg" ;;
        *) echo "$line" ;;
    esac
done >"$entry" <<'END'
@ENTRY@
END
echo "$entry"
