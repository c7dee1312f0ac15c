import { html } from '../core/html.ts';

/** A message as data; its two forms say the same. */
export type MailContent = {
  subject: string;
  hello: string;
  lines: string[];
  button?: { label: string; href: string; hint: string } | undefined;
  note?: string | undefined;
  signature: string;
  footer: string;
  /** Whose letter it is, and where its logo is. */
  brand: { name: string; logo: string | undefined };
};

export function toText({ hello, lines, button, note, signature, footer }: MailContent): string {
  const parts = [hello, ...lines, button && `${button.label}\n${button.href}`, note, signature, `-- \n${footer}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const ink = 'color:#15181d;font:16px/1.5 Inter,system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const quiet = 'color:#5c6672;font-size:13px';

/** Styles stand in the elements: mail programs drop style sheets. */
export function toHtml({ subject, hello, lines, button, note, signature, footer, brand }: MailContent, lang: string): string {
  const paragraphs = [hello, ...lines].map((line) => html`<p style="margin:0 0 16px;white-space:pre-line">${line}</p>`);
  const link = button
    ? [
        html`<p style="margin:24px 0"><a href="${button.href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00749b;color:#ffffff;font-weight:600;text-decoration:none">${button.label}</a></p>`,
        html`<p style="margin:0 0 16px;${quiet}">${button.hint}<br><a href="${button.href}" style="color:#00749b;word-break:break-all">${button.href}</a></p>`,
      ]
    : [];
  const head = brand.logo
    ? html`<p style="margin:0 0 24px"><img src="${brand.logo}" alt="${brand.name}" height="32" style="height:32px;max-width:240px;object-fit:contain;object-position:left"></p>`
    : html`<p style="margin:0 0 24px;color:#009acd;font-size:20px;font-weight:700">${brand.name}</p>`;
  const below = note ? [html`<p style="margin:0 0 16px;${quiet}">${note}</p>`] : [];
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f7f8fa;${ink}">
<div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #e5e8ec;border-radius:12px;background:#ffffff">
${[head]}${paragraphs}${link}${below}<p style="margin:24px 0 0">${signature}</p>
</div>
<p style="max-width:560px;margin:16px auto 0;${quiet};text-align:center;white-space:pre-line">${footer}</p>
</body></html>
`;
}
