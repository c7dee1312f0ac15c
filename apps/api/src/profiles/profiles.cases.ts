import { profileFlow } from '@jalon/domain/profiles/profile';
import { fresh } from '../../test/events/callers.ts';
import { makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import { makeFile } from '../../test/proofs.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

const staff = ['commercial', 'admin'] as const;
const readers = ['freelance', ...staff] as const;
const reading = { may: readers, seesAll: staff } as const;
const owning = { may: ['freelance'] } as const;

/** The profile somebody has, made anew, with a resume in it. */
async function insert(database: Database, id: string, isPrivate = false, isPageOpen = false): Promise<{ id: string; fileId: string }> {
  await database.many(sql`delete from freelance_profiles where user_id = ${id}`);
  await makeProfile(database, id, { isPrivate });
  const fileId = await makeFile(database, id, 'resume');
  await database.many(sql`update files set record_kind = 'profile', record_id = ${id} where id = ${fileId}`);
  await database.many(sql`
    update freelance_profiles set resume_ids = array[${fileId}::uuid], is_page_open = ${isPageOpen}, page_slug = ${id} where user_id = ${id}`);
  return { id, fileId };
}
/** Of whoever calls; the staff look at somebody else's, and companies at none. */
const profile =
  (isPrivate = false, isPageOpen = false): Kind =>
  ({ database, person }) =>
    insert(database, person.id, isPrivate, isPageOpen);
const withResume = async ({ database, person }: Circle) => {
  const { id, fileId } = await insert(database, person.id);
  return { params: { id }, body: { fileId } };
};
const adding = async ({ database, person }: Circle) => {
  const { id } = await insert(database, person.id);
  return { params: { id }, body: { fileId: await makeFile(database, person.id, 'resume') } };
};

const experience = { title: 'A', company: 'B', isCurrent: true, from: '2020-01', to: null, description: '', skills: ['Java'] };
const conditions = { contractType: 'CDI', legalStatus: null, dailyRateCents: null, annualSalaryCents: 4_000_000, daysPerWeek: 5 };
const bodies: Record<string, object> = {
  presentation: { title: 'Autre', experience: '3' },
  expertise: { professions: ['tech-lead'], skills: [{ name: 'Java', level: 'expert' }] },
  experiences: { experiences: [experience] },
  trainings: { trainings: [{ name: 'A', organisation: 'B', year: 2010 }] },
  languages: { languages: [{ code: 'fr', level: 'native' }] },
  conditions,
  mobility: { areas: ['france-bretagne'], remote: 'full', mobilityNote: '' },
  availability: { availability: 'unavailable', availableFrom: null },
  links: { linkedin: 'https://www.linkedin.com/in/x', twitter: null },
  pageChoices: { showsPicture: true, showsRate: false, isFound: false },
  openPage: {},
  hide: {},
};
/** What is done to a page that is open. */
const toOpenPage = ['closePage', 'renewPage'] as const;
const address = (action: string) => `POST /api/profiles/:id/${action}`;
const valid = (make: (world: World, id: string) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: await make(world, as.id) };
};

export const cases: Cases = {
  path: '/api/profiles',
  rows: {
    'GET /api/profiles': { may: readers },
    'GET /api/profiles/export/:format': { may: readers, input: { params: { format: 'csv' } } },
    'GET /api/profiles/:id': { ...reading, record: about(profile()) },
    'GET /api/profiles/:id/pdf': { ...reading, record: about(profile()) },
    'GET /api/profiles/:id/history': { ...reading, record: about(profile()) },
    // The content is in no store: what is told is that there is none, to those who may know.
    'GET /api/profiles/:id/files/:fileId': {
      ...reading,
      record: async ({ database, person }) => ({ params: await insert(database, person.id) }),
      status: 404,
    },
    'POST /api/account/profile/draft': {
      may: ['freelance'],
      input: { file: new Blob(['x'], { type: 'application/octet-stream' }) },
      status: 422,
    },
    'POST /api/profiles': { ...owning, input: { body: {} }, status: 422 },
    ...Object.fromEntries(
      Object.entries(bodies).map(([action, body]) => [address(action), { ...owning, record: about(profile(), {}, body) }]),
    ),
    [address('show')]: { ...owning, record: about(profile(true)) },
    ...Object.fromEntries(toOpenPage.map((action) => [address(action), { ...owning, record: about(profile(false, true)) }])),
    [address('addResume')]: { ...owning, record: adding },
    [address('mainResume')]: { ...owning, record: withResume },
    [address('removeResume')]: { ...owning, record: withResume },
  },
  // A profile has the id of its freelance.
  traces: {
    'POST /api/profiles': ['self profile.create'],
    ...Object.fromEntries(profileFlow.actionNames.map((action) => [address(action), [`self profile.${action}` as const]])),
  },
  valid: {
    'POST /api/profiles': valid(async () => ({ body: { title: 'Développeuse' } })),
    ...Object.fromEntries(
      Object.entries(bodies).map(([action, body]) => [
        address(action),
        valid(async ({ database }, id) => ({ params: await insert(database, id), body })),
      ]),
    ),
    [address('show')]: valid(async ({ database }, id) => ({ params: await insert(database, id, true), body: {} })),
    ...Object.fromEntries(
      toOpenPage.map((action) => [
        address(action),
        valid(async ({ database }, id) => ({ params: await insert(database, id, false, true), body: {} })),
      ]),
    ),
    [address('addResume')]: valid(async ({ database }, id) => ({
      params: await insert(database, id),
      body: { fileId: await makeFile(database, id, 'resume') },
    })),
    ...Object.fromEntries(
      (['mainResume', 'removeResume'] as const).map((action) => [
        address(action),
        valid(async ({ database }, id) => {
          const { fileId } = await insert(database, id);
          return { params: { id }, body: { fileId } };
        }),
      ]),
    ),
  },
  async known({ database, files, people: { freelance } }, path) {
    // One that is begun is there.
    if (path === '/api/profiles') {
      await database.many(sql`delete from freelance_profiles where user_id = ${freelance.id}`);
      return [];
    }
    const isOpen = toOpenPage.some((action) => path.endsWith(`/${action}`));
    const own = await insert(database, freelance.id, path.endsWith('/show'), isOpen);
    const others = await Promise.all(
      [false, true].map(async (isPrivate) => insert(database, (await makePerson(database, { type: 'Freelance' })).id, isPrivate)),
    );
    const waiting = await Promise.all(Array.from({ length: 8 }, () => makeFile(database, freelance.id, 'resume')));
    for (const { fileId } of [own, ...others]) await files.put(fileKey(fileId), Buffer.from('abc'));
    return [
      ...[own, ...others].flatMap(({ id, fileId }) => [
        { id, version: 1 },
        { id, fileId },
      ]),
      ...waiting.map((fileId) => ({ id: own.id, fileId })),
      { id: own.id, experience: '3', professions: ['tech-lead'], areas: ['france-bretagne'] },
      { id: own.id, availability: 'unavailable', availableFrom: null },
    ];
  },
  sorted: {
    'GET /api/profiles': {
      as: 'admin',
      facts: sql`select p.id, u.last_name || ' ' || u.first_name as name from freelance_profiles p join users u on u.id = p.user_id`,
    },
  },
};
