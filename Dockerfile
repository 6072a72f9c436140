# The mock provider, with the app in front of it: docs/mock.md. docker build -t nhs-login-mock . && docker run -p 3000:3000 nhs-login-mock
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
# The user `node`. The development server writes its cache into node_modules.
RUN chown 1000:1000 /app
USER 1000:1000
COPY --chown=1000:1000 .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY --chown=1000:1000 index.html tsconfig.json vite.config.ts ./
COPY --chown=1000:1000 public public
COPY --chown=1000:1000 src src
COPY --chown=1000:1000 hosting hosting
COPY --chown=1000:1000 contract contract
COPY --chown=1000:1000 mocks mocks
COPY --chown=1000:1000 scripts scripts
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/mock/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start", "--", "--host", "0.0.0.0", "--strict-port"]
