import { startOidcServer } from '../apps/api/test/oidc-server.ts';

/** The provider of identities of the browser tests. */
await startOidcServer(String(process.env.E2E_PRODUCT), { port: Number(process.env.E2E_OIDC_PORT) });
