import { startBoondDouble } from '../apps/api/test/boond-double.ts';

/** The external staffing tool of the browser tests. */
await startBoondDouble({ port: Number(process.env.E2E_BOOND_PORT) });
