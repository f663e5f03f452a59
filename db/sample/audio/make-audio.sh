#!/usr/bin/env bash
# Documents how the three sample recordings, their captions and their chapters came about.
# Nothing at run time depends on it; the results are kept beside it.
#
# Needs Debian's rhvoice and rhvoice-english (component "contrib"/"non-free"), ffmpeg and python3-numpy.
# The voices alan, bdl, clb and slt carry free licences; the package's other English voices forbid commercial use
# and are therefore not used. Music and text are our own.
#
# Usage: make-audio.sh [output directory]
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
for tool in RHVoice-test ffmpeg ffprobe python3; do
  command -v "$tool" >/dev/null || { echo "make-audio: $tool is missing" >&2; exit 1; }
done
python3 "$here/make_audio.py" "${1:-$here}"
