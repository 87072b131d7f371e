# syntax=docker/dockerfile:1
# One image for every process: `all` (the default), `http`, `worker`, and the command line `cli`.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/build.mjs --force
# Only what the server runs with; the packages of this repository are inside its bundle.
RUN npm ci --no-audit --no-fund --omit=dev --workspace apps/server --workspace packages/engine

FROM node:20-bookworm-slim
# Its library reads, in the place of the WebAssembly that npm brings.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tesseract-ocr tesseract-ocr-por \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /var/lib/lavra --create-home lavra \
  && chmod 0700 /var/lib/lavra
WORKDIR /opt/lavra
COPY --from=build /build/package.json ./package.json
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/apps/console/dist ./apps/console/dist
COPY --from=build /build/apps/server/package.json ./apps/server/package.json
COPY --from=build /build/apps/server/dist ./apps/server/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4280 DATA_DIR=/var/lib/lavra
USER lavra
VOLUME /var/lib/lavra
EXPOSE 4280
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/server/dist/all.js"]
