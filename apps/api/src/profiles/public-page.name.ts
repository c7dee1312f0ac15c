import { AppError } from '@jalon/domain/core/errors';
import { filled } from '@jalon/domain/core/message';
import { texts } from '@jalon/domain/locales/all';
import { withoutContacts } from '@jalon/domain/profiles/hidden-contacts';
import { nameTaker } from '@jalon/domain/profiles/hidden-name';
import { slug } from '@jalon/domain/profiles/public-page';
import { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import { initialOf, publicName } from '@jalon/domain/profiles/public-view';
import { networkOf } from '../core/network-address.ts';
import { countCall } from '../core/rate-limit.ts';
import { type Kernel, languageOf } from '../core/serve.ts';
import type { NameOf } from '../core/web-files.ts';
import type { PageName } from '../core/web-page.ts';
import type { House } from '../operator/house.ts';
import { findPageHead } from './public-page.queries.ts';

/** Too many, or a database that is away: the page comes as it is, and what it asks for then says so. Whether it is there was not looked up. */
const unnamed = (title: string, refused: unknown): PageName => ({
  ...{ title, description: '', isFound: false },
  refused:
    refused instanceof AppError && refused.code === 'request.tooMany'
      ? { status: 429, seconds: publicPageApi.read.limit.seconds }
      : { status: 503, seconds: 1 },
});
/** Every spelling that the browser takes for the page; only the plain one names it, so that no other is kept by search engines. */
const spelled = /^\/+p\/+[^/?#]/i;
const address = /^\/p\/([^/?#]+)\/?(?:[?#]|$)/;

/** What the page of a freelance is called, for those who share it and for search engines, which run no script. */
export const publicPageName =
  ({ database, security }: Kernel, { operator }: House): NameOf =>
  async (request) => {
    if (!spelled.test(request.url)) return undefined;
    const asked = slug.safeParse(address.exec(request.url)?.[1]);
    if (!asked.success) return null;
    const head = await countCall(database, `/p/:slug ${networkOf(request.ip)}`, publicPageApi.read.limit)
      .then(async () => (await findPageHead(database, asked.data)) ?? null)
      .catch((refused: unknown) => unnamed(operator().name, refused));
    if (!head || 'description' in head) return head;
    const { description, fallbackTitle } = texts[languageOf({ security }, request, null)].publicProfile;
    const name = publicName({ firstName: head.firstName, lastInitial: initialOf(head.lastName) });
    const title = nameTaker(head, true)(withoutContacts(head.title ?? fallbackTitle));
    return { title: `${name}, ${title} · ${operator().name}`, description: filled(description, { name, title }), isFound: head.isFound };
  };
