# The mock provider, with the app in front of it: docs/mock.md. docker build -t nhs-login-mock . && docker run -p 3000:3000 nhs-login-mock
FROM node:24.21.0-bookworm-slim
WORKDIR /app
# The development server writes its cache into node_modules.
RUN chown node:node /app
USER node
COPY --chown=node:node .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY --chown=node:node index.html tsconfig.json vite.config.ts ./
COPY --chown=node:node public public
COPY --chown=node:node src src
COPY --chown=node:node hosting hosting
COPY --chown=node:node contract contract
COPY --chown=node:node mocks mocks
COPY --chown=node:node scripts scripts
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/mock/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start", "--", "--host", "0.0.0.0", "--strict-port"]
