#!/bin/sh
# Writes one backup of the whole shop into BACKUP_DIR, reads it once more, and keeps the newest BACKUP_KEEP of them. Run where the variables of
# yejian.env are set. A backup is moved to another place by whoever keeps them: one on the same disk is none.
set -eu
: "${BACKUP_DIR:?names the folder of the backups}"
keep=${BACKUP_KEEP:-14}
case $keep in '' | *[!0-9]* | 0) echo "BACKUP_KEEP wants a number from 1" >&2; exit 1 ;; esac
cd "$(dirname "$0")/.."
mkdir -p "$BACKUP_DIR"
file="$BACKUP_DIR/yejian-$(date -u +%Y%m%dT%H%M%SZ).gz"
node --import tsx scripts/shop.ts backup "$file"
gzip -t "$file"
# By name is by age. Only files of this script are ever taken away.
ls -1 "$BACKUP_DIR" | grep -E '^yejian-[0-9]{8}T[0-9]{6}Z\.gz$' | sort -r | tail -n +$((keep + 1)) |
  while IFS= read -r old; do rm -f -- "$BACKUP_DIR/$old"; done
echo "$file"
