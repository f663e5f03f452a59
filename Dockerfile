# A release is built from an image named by its digest, which docs/dependencies.md tells how to find:
# docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The packages that the built site loads, without what only people and compilers read.
RUN npm ci --omit=dev && node scripts/trim-packages.ts

FROM ${NODE_IMAGE}
# The last one: large blocks of memory go back to the system when they are freed.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=build /site/package.json package.json
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/server server
COPY --from=build /site/src src
COPY --from=build /site/db db
COPY --from=build /site/downloads downloads
RUN mkdir /data && chown node:node /data
# Without rights of its own; only /data and /tmp are written to, so that the rest may be read-only.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=600s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
