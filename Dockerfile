# The server and what a build left, for one user without rights on a file system that may be read-only.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs what the lockfile names, and builds.
RUN npm run build

# What is wanted at run time only; the Node that serves comes from the lockfile.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM debian:bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 APP_ENV=production PORT=3000 DATA_DIR=/data
RUN useradd --system --uid 10001 --no-create-home millwork && install -d -o 10001 -g 10001 -m 700 /data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY shared shared
COPY content/samples content/samples
COPY content/sets content/sets
COPY server server
COPY --from=build /app/build build
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s CMD ["node_modules/.bin/node", "server/process/is-up.ts"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--heap-growing-percent=50", "build/server/main.js"]
