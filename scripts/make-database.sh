#!/bin/sh
# The user and the database of Jalon: the user owns the database and is no superuser. The password comes from the environment and is
# handed over as a variable of psql, so that any character may be in it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$JALON_DATABASE_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role jalon login nosuperuser nocreatedb nocreaterole password :'password';
create database jalon owner jalon;
revoke connect on database jalon from public;
SQL
