import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { toHtml, toText } from './mail-content.ts';
import { type MailAddresses, writeMail } from './mail-templates.ts';
import type { Post } from './mails.delivery.ts';

// A server that hangs must not keep the others waiting longer than a mail is leased.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** By SMTP where one is configured; without one, mails stay in the box, where the mailbox page of development shows them. */
export function openPost({ smtpUrl, mailFrom, url }: Config, addresses: MailAddresses): Post {
  if (!smtpUrl) return async () => undefined;
  const transport = createTransport({ url: smtpUrl, ...patience });
  const { hostname } = new URL(url);
  return async ({ id, name, lang, params, recipient }) => {
    const content = writeMail(name, lang, params as never, { email: recipient, ...addresses });
    await transport.sendMail({
      from: mailFrom,
      to: recipient,
      subject: content.subject,
      text: toText(content),
      html: toHtml(content, lang),
      // The same on every try: should one be sent twice, mail programs show one.
      messageId: `<${id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
