#!/bin/sh
# A desktop session with a screen reader's switch on, the game, and the robot: session.sh PYTHON LANGUAGE WORDS [ARGUMENTS]
# `dbus-run-session` starts it, on a screen of its own.
python=$1 language=$2 words=$3
shift 3
/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
bus=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
    for name in IsEnabled ScreenReaderEnabled; do
        gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
            --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name "<true>" >/dev/null 2>&1
    done && break
    sleep 0.3
done
"$python" -m blackgate play --lang "$language" "$@" &
game=$!
/usr/bin/python3 -m tests.by_ear.robot "$words" $game
status=$?
kill $game
wait $game
kill $bus
exit $status
