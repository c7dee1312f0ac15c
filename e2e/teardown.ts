import { rmSync } from 'node:fs';

/** The server has stopped by now; its data served this run only. */
export default function teardown(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
