#!/bin/sh
# The shop's command as the server sees it: with the variables of yejian.env, and as the user of the service, so that what it writes is theirs.
# Run as root: deploy/shop.sh push /etc/yejian/shop
set -eu
set -a
. "${YEJIAN_ENV:-/etc/yejian/yejian.env}"
set +a
cd "$(dirname "$0")/.."
exec runuser -u "${YEJIAN_USER:-yejian}" -- node --import tsx scripts/shop.ts "$@"
