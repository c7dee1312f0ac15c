# PgBouncer 1.24 of Debian 13. 1.21 or newer is needed for prepared statements.
FROM debian:13.4-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
EXPOSE 6432
# The password stays out of the image and of the settings.
CMD ["sh", "-c", "umask 077 && printf '\"jalon\" \"%s\"\\n' \"$JALON_DATABASE_PASSWORD\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
