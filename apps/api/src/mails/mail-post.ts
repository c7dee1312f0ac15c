import { createTransport } from 'nodemailer';
import { linkTokens } from '../accounts/link-tokens.ts';
import type { Config } from '../config.ts';
import type { Operator } from '../operator/house.ts';
import { toHtml, toText } from './mail-content.ts';
import { writeMail } from './mail-templates.ts';
import type { Post } from './mails.delivery.ts';

// A server that hangs must not keep the others waiting longer than a mail is leased.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** By SMTP where one is configured; without one, mails stay in the box, where the mailbox page of development shows them. */
export function openPost(config: Config, operatorNow: () => Promise<Operator>): Post {
  const { smtpUrl, url, secret } = config;
  if (!smtpUrl) return async () => undefined;
  const transport = createTransport({ url: smtpUrl, ...patience });
  const { hostname } = new URL(url);
  const tokenOf = linkTokens(secret).write;
  return async ({ id, name, lang, params, recipient }) => {
    const operator = await operatorNow();
    const content = writeMail(name, lang, params as never, { email: recipient, url, operator, tokenOf });
    await transport.sendMail({
      from: senderOf(config, operator),
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

/** The address is the mail server's; the name before it is the operator's, once it has chosen one. */
export function senderOf({ mailFrom, operator: given }: Pick<Config, 'mailFrom' | 'operator'>, { name }: Pick<Operator, 'name'>) {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return name === given ? mailFrom : { name, address };
}
