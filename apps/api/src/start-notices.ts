import type { Config } from './config.ts';
import { demoPassword } from './demo/accounts.ts';

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** What an operator should know about this start, in one line, if there is anything. */
export function startNotice({ isProduction, host, smtpUrl, contactEmail }: Config, demoAccounts: number): string | undefined {
  if (isProduction) {
    const demo = `This database holds ${demoAccounts} demonstration accounts, whose password is public: they cannot sign in, and their sessions were ended.`;
    const contact = 'JALON_CONTACT_EMAIL is not set: people who are blocked or refused are not told whom to write to.';
    return [...(demoAccounts > 0 ? [demo] : []), ...(contactEmail ? [] : [contact])].join(' ') || undefined;
  }
  if (isLoopback(host)) return undefined;
  const open = [
    ...(demoAccounts > 0 ? [`sign in with the demonstration accounts (password ${demoPassword})`] : []),
    ...(smtpUrl ? [] : ['read every mail at /dev/mailbox']),
  ];
  if (open.length === 0) return undefined;
  return `HOST is ${host} and this is a development start: whoever reaches this machine can ${open.join(' and ')}. Use NODE_ENV=production, or HOST=localhost.`;
}
