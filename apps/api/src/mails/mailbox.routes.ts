import type { Language } from '@jalon/domain/core/languages';
import { z } from 'zod';
import { linkTokens } from '../accounts/link-tokens.ts';
import type { Config } from '../config.ts';
import { html } from '../core/html.ts';
import type { Kernel } from '../core/serve.ts';
import type { House } from '../operator/house.ts';
import { type MailContent, toHtml } from './mail-content.ts';
import { writeMail } from './mail-templates.ts';
import { findMail, listMails, type Mail } from './mails.queries.ts';

const page = (title: string, body: string[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="max-width:720px;margin:0 auto;padding:24px;font:15px/1.5 system-ui,sans-serif"><h1 style="font-size:20px">${title}</h1>${body}</body></html>`;

/** Without a mail server, what would have been sent can be read here: for development, absent in production. */
export function mountMailbox({ app, database }: Kernel, { secret, url }: Config, { operator }: House): void {
  const tokenOf = linkTokens(secret).write;
  const contentOf = ({ name, lang, params, recipient }: Mail): MailContent =>
    writeMail(name, lang, params as never, { email: recipient, url, operator: operator(), tokenOf });

  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await listMails(database);
    const lines = mails.map((mail) => {
      const { subject } = contentOf(mail);
      return html`<li><a href="/dev/mailbox/${mail.id}">${subject}</a><br>${mail.recipient} · ${mail.createdAt}</li>`;
    });
    const list = mails.length > 0 ? [html`<ul style="padding-left:20px">${lines}</ul>`] : ['<p>No mail yet.</p>'];
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Mailbox', list));
  });

  app.get('/dev/mailbox/:id', async (request, reply) => {
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    const mail = id.success ? await findMail(database, id.data) : undefined;
    if (!mail) return reply.status(404).type('text/html; charset=utf-8').send(page('No such mail', []));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(toHtml(contentOf(mail), mail.lang as Language));
  });
}
