import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Letter = { to: string; subject: string; text: string; html: string; messageId: string };
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real SMTP server on loopback that keeps what it is given. `refuse` says what it answers to a recipient instead. */
export async function startMailServer(port = 0) {
  const letters: Letter[] = [];
  const refusals = new Map<string, { code: number; text: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals.get(address);
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
    },
    onData(stream, { envelope }, callback) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text = '', html = '', messageId = '' }) => {
          for (const { address } of envelope.rcptTo) letters.push({ to: address, subject, text, html, messageId });
          callback();
        })
        .catch(callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    letters,
    to: (address: string) => letters.filter(({ to }) => to === address),
    refuse: (address: string, code: number, text: string) => void refusals.set(address, { code, text }),
    accept: (address: string) => void refusals.delete(address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The first address of the product in a letter. */
export const linkIn = ({ text }: Pick<Letter, 'text'>): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
