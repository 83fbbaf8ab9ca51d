#!/bin/sh
# Certificates by which the servers of compose.yaml know each other, of an authority of their own whose key nobody else
# gets. Makes what is missing or ends within ninety days, and leaves the rest: it runs before every start.
set -eu
folder=${1:-/certificates}
app_owner=${APP_OWNER:-10001:10001}
postgres_owner=${POSTGRES_OWNER:-999:999}
umask 077
mkdir -p "$folder/authority" "$folder/trust" "$folder/app" "$folder/postgres"

lasts() { openssl x509 -checkend 7776000 -noout -in "$1" >/dev/null 2>&1; }
new_key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"

authority=$folder/authority/certificate.pem
if ! lasts "$authority"; then
  # shellcheck disable=SC2086
  openssl req -x509 $new_key -days 3650 -subj '/CN=Millwork authority' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' \
    -keyout "$folder/authority/key.pem" -out "$authority.part" 2>/dev/null
  mv "$authority.part" "$authority"
  rm -f "$folder"/app/*.pem "$folder"/postgres/*.pem
fi
cp "$authority" "$folder/trust/authority.pem"
chmod 755 "$folder/trust"
chmod 644 "$folder/trust/authority.pem"

# issue <folder> <name of its files> <common name> <owner> <extensions>
issue() {
  certificate=$1/$2-certificate.pem
  if lasts "$certificate"; then return; fi
  # shellcheck disable=SC2086
  openssl req -new $new_key -subj "/CN=$3" -keyout "$1/$2-key.pem" -out "$1/$2.request" 2>/dev/null
  printf 'basicConstraints=critical,CA:FALSE\n%b' "$5" >"$1/$2.extensions"
  openssl x509 -req -in "$1/$2.request" -days 825 -set_serial "0x$(openssl rand -hex 16)" \
    -CA "$authority" -CAkey "$folder/authority/key.pem" -extfile "$1/$2.extensions" -out "$certificate.part" 2>/dev/null
  mv "$certificate.part" "$certificate"
  rm "$1/$2.request" "$1/$2.extensions"
  chown -R "$4" "$1"
  echo "made $certificate"
}

here='DNS:localhost,IP:127.0.0.1'
issue "$folder/postgres" server postgres "$postgres_owner" "extendedKeyUsage=serverAuth\nsubjectAltName=DNS:postgres,$here\n"
issue "$folder/app" server app "$app_owner" "extendedKeyUsage=serverAuth\nsubjectAltName=DNS:app-1,DNS:app-2,$here\n"
# PostgreSQL takes the common name for the user's.
issue "$folder/app" database millwork "$app_owner" 'extendedKeyUsage=clientAuth\n'
