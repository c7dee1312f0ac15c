import { openWorld } from './harness.ts';
import { startMailServer } from './mail-server.ts';

/** A world whose mails go to a real server, which keeps them to be read. */
export async function openMailWorld(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  const world = await openWorld({ JALON_SMTP_URL: mail.url, ...settings });
  const close = async () => {
    await world.close();
    await mail.close();
  };
  return { world, mail, close };
}
