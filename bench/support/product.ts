import { loadConfig } from '../../apps/api/src/config.ts';
import { runServer } from '../../apps/api/src/main.ts';
import { benchSecret, serveParent, settingsOf } from './child.ts';

/** The product as it is deployed, in a process of its own. */
const { databaseUrl, port } = settingsOf<{ databaseUrl: string; port: number }>();
const config = loadConfig({
  NODE_ENV: 'production',
  JALON_URL: 'https://jalon.example',
  JALON_SECRET: benchSecret,
  // One person calls as often as the machine can answer.
  JALON_PERSON_LIMITS: 'off',
  // What takes too long is a figure here, and not an end.
  JALON_DATABASE_PATIENCE: '60',
  PORT: String(port),
  HOST: '127.0.0.1',
});
const { close } = await runServer(config, databaseUrl);
serveParent(`http://127.0.0.1:${port}`, close);
