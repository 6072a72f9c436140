#!/bin/sh
# The start of the image: gives the release the settings of the environment, then starts nginx.
set -e
release=$(sed -n 's/^root "\(.*\)";$/\1/p' /srv/nhs-login/nginx.conf)
node "$release/.settings.mjs" "$release"
exec nginx -e /dev/stderr
