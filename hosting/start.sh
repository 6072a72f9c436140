#!/bin/sh
# The start of the image: gives a copy of the release the settings of the environment, then starts nginx. It writes only to /tmp.
set -e
release=$(sed -n 's/^root "\(.*\)";$/\1/p' /srv/nhs-login/nginx.conf)
rm -rf /tmp/nhs-login
cp -R "$release" /tmp/nhs-login
# The banners stay those of the operator, who may replace them while this runs.
ln -sf "$release/banners.json" /tmp/nhs-login/banners.json
node /tmp/nhs-login/.settings.mjs /tmp/nhs-login
exec nginx -c /etc/nginx/nginx.conf -e /dev/stderr
