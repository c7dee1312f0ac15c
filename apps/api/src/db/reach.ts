import pg from 'pg';
import { StartError } from '../start-error.ts';

const oldestServer = 16;

/** Makes sure that the server of an address answers, lets us in and is recent enough. `name`: the setting that the address comes from. */
export async function reachDatabase(url: string, name = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
    if (rows[0].major >= oldestServer) return;
    throw new StartError('database', `${name} leads to PostgreSQL ${rows[0].major}; Jalon needs ${oldestServer} or later.`);
  } catch (error) {
    throw error instanceof StartError ? error : explain(error, client, name);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Names the place without the password that the address may hold. */
function explain(cause: unknown, { host, port, user, database }: pg.Client, name: string): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const server = `PostgreSQL at ${host}:${port}`;
  const say = (message: string) => new StartError('database', message, { cause });
  if (code === '28P01' || code === '28000')
    return say(`${server} refuses the user "${user}": correct the user or the password in ${name}.`);
  if (code === '3D000') return say(`${server} has no database "${database}": make it (createdb ${database}), or correct ${name}.`);
  const reason = code ?? (cause instanceof Error ? cause.message : String(cause));
  return say(`${server} cannot be reached (${reason}): start it, or correct ${name}.`);
}
