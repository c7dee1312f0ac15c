import type { Session } from '@jalon/domain/core/actor';
import { firstRefusal, lacksPermission } from '@jalon/domain/core/guards';
import { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import { publicOf } from '@jalon/domain/profiles/public-view';
import { talents } from '@jalon/domain/talents/talent-api';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Zone } from '../operator/house.ts';
import { findPage, findPagePicture } from './public-page.queries.ts';

const { read } = talents.more;
const findsTalents = (actor: Session): boolean =>
  actor !== null && firstRefusal(read.guards, actor) === undefined && !lacksPermission(read, actor);

/** For strangers: a page that is closed, renewed or was never there is answered alike. */
export function mountPublicPages(kernel: Kernel, { timeZone, files }: { timeZone: Zone; files: Files }): void {
  serve(kernel, publicPageApi.read, async ({ tx, actor, params: { slug } }) => {
    const found = (await findPage(tx, slug, timeZone)) ?? missing();
    return { ...publicOf(found), talentId: findsTalents(actor) ? found.id : null };
  });
  serve(kernel, publicPageApi.picture, async ({ tx, params: { slug } }) => {
    const found = await findPagePicture(tx, slug);
    const content = (found && (await files.get(pictureKey(found.key)))) ?? missing();
    return { name: 'picture.webp', type: 'image/webp', content };
  });
}
