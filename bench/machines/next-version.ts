import { loadConfig } from '../../apps/api/src/config.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { runServer } from '../../apps/api/src/main.ts';
import { serveParent, settingsOf } from '../support/child.ts';

/** The product as its next version would start: with one migration more than this one has, while this one serves. */
const { env, folder } = settingsOf<{ env: Record<string, string>; folder: string }>();
const config = loadConfig(env);
await migrate(config.databaseDirectUrl ?? '', folder);
const { close } = await runServer(config, config.databaseUrl ?? '');
serveParent(`http://127.0.0.1:${config.port}`, close);
