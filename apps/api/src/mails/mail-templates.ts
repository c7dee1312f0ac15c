import type { UserType } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { areas, href } from '@jalon/domain/core/routes';
import { unbroken } from '@jalon/domain/core/typography';
import { mails as en } from '@jalon/domain/locales/en/mails';
import { mails as fr } from '@jalon/domain/locales/fr/mails';
import type { MailName, MailParams } from '@jalon/domain/mails/mail';
import type { Operator } from '../operator/house.ts';
import type { MailContent } from './mail-content.ts';

const texts = { fr, en };
const typeset: Record<Language, (text: string) => string> = { fr: unbroken, en: (text) => text };

/** What the addresses in a mail are made from: the secret of a link is written here and nowhere else. */
export type MailAddresses = { url: string; operator: Operator; tokenOf: (linkId: string) => string };
type To = { email: string } & MailAddresses;

/** Open to its owner, signed in or not: whoever is not signs in first, on a page that also leads to a new password. */
const toSecurity = ({ type }: { type: UserType }): string => href(areas[type].security);

const toInvitation = ({ link }: { link: string }, { tokenOf }: To): string => `${href('enableAccount')}?token=${tokenOf(link)}`;

/** Where the button of each mail leads; those without one have no button. */
const buttons: { [Name in MailName]?: (params: MailParams[Name], to: To) => string } = {
  verify: ({ link }, { tokenOf }) => href('verify', { id: tokenOf(link) }),
  emailChange: ({ link }, { tokenOf }) => href('verify', { id: tokenOf(link) }),
  emailChangeAsked: toSecurity,
  alreadyKnown: ({ link }, { email, tokenOf }) => href('resetPassword', { token: tokenOf(link), email }),
  reset: ({ link }, { email, tokenOf }) => href('resetPassword', { token: tokenOf(link), email }),
  validated: () => href('login'),
  unblocked: () => href('login'),
  activate: toInvitation,
  passwordChanged: toSecurity,
  newDevice: toSecurity,
  twoStepOff: toSecurity,
  recoveryCodes: toSecurity,
  locked: toSecurity,
  identityLinked: toSecurity,
  welcome: () => href('login'),
  invite: toInvitation,
  inviteStaff: toInvitation,
  // Behind the sign that browsers keep to themselves: no log and no other page is told it.
  contractLink: ({ link }, { tokenOf }) => `${href('contractSignature')}#${tokenOf(link)}`,
  contractCopy: ({ link }, { tokenOf }) => `${href('contractSignature')}#${tokenOf(link)}`,
  consent: ({ link }, { tokenOf }) => `${href('consent')}#${tokenOf(link)}`,
  notice: ({ path }) => path,
  digest: ({ type }) => href(areas[type].notifications),
};

/** Mail programs make a link of Booking.com: a name that people have typed does not become one in a letter of ours. */
const named = new Set(['firstName', 'by', 'organisation', 'what', 'operator']);
/** Where a letter names nobody, the operator does it. */
const operators = new Set(['by', 'organisation']);
const unlinked = (value: string): string => value.replace(/\.(?=\p{L})/gu, '.\u2060');

export function writeMail<Name extends MailName>(name: Name, lang: Language, params: MailParams[Name], to: To): MailContent {
  const { hello, team, linkHint, footer, [name]: own } = texts[lang];
  const { name: brand, contactEmail, contactPhone, address, logo } = to.operator;
  const values: Record<string, unknown> = { contact: contactEmail, operator: brand, ...params };
  const written = (key: string): string => {
    const value = String(values[key] ?? (operators.has(key) ? brand : ''));
    return named.has(key) ? unlinked(value) : value;
  };
  const fill = (text: string): string => typeset[lang](text).replace(/\{\{(\w+)\}\}/g, (_, key: string) => written(key));
  // What somebody wrote at the end of a sentence may have a full stop of its own.
  const sentence = (text: string): string => fill(text).replace(/([.!?…])\.$/, '$1');
  const path = buttons[name]?.(params, to);
  return {
    subject: fill(own.subject),
    hello: fill(hello),
    lines: own.lines.filter((line) => contactEmail !== null || !line.includes('{{contact}}')).map(sentence),
    button: path && own.button ? { label: fill(own.button), href: to.url + path, hint: fill(linkHint) } : undefined,
    note: own.note && fill(own.note),
    signature: fill(team),
    footer: [
      fill(own.footer ?? footer),
      [brand, address?.replace(/\s*\n\s*/g, ', '), contactPhone, contactEmail].filter(Boolean).join(' · '),
    ]
      .slice(0, address || contactPhone || contactEmail ? 2 : 1)
      .join('\n'),
    brand: { name: brand, logo: logo ? `${to.url}/api/operator/logo?v=${logo}` : undefined },
  };
}
