import type { Language } from '@jalon/domain/core/languages';
import { areas, fillPath, href, type RouteName, routeNames, routes } from '@jalon/domain/core/routes';
import type { SignUpType } from '@jalon/domain/sign-up/sign-up';
import { expect, type Page } from '@playwright/test';
import { demoPage } from '../apps/api/src/demo/talents.ts';
import { routeSessions } from '../apps/api/test/route-sessions.ts';
import { answers } from '../apps/api/test/sign-up-answers.ts';
import { type Account, send, signIn, signInAs, withCookies } from './fixtures.ts';

/** One thing a route shows, in the area it belongs to. `opened` gives the path, once whoever looks has come in. */
export type Screen = { name: string; languages: readonly Language[]; open(page: Page, language: Language): Promise<string> };

const both: readonly Language[] = ['fr', 'en'];
const areaAccounts = { freelance: 'Freelance', company: 'Company', commercial: 'Commercial', admin: 'Admin' } as const;

/** Links that nobody was sent, and a provider nobody comes from: their screens say so. */
const unknown = { id: 'x', token: 'x', email: 'nobody@jalon.test', provider: 'acme' };

const asVisitor = (name: string, path: string): Screen => ({ name, languages: both, open: async () => path });

const as = (account: Account, name: string, path: (page: Page) => Promise<string>): Screen => ({
  name,
  // The language of the English-speaking commercial is changed by a story.
  languages: account === 'commercial' ? ['fr'] : both,
  async open(page, language) {
    await signIn(page, account, language);
    return path(page);
  },
});

const asSomebody = (kind: string, name: RouteName): Screen => ({
  name: `${name} as ${kind}`,
  languages: ['fr'],
  async open(page) {
    await signInAs(page, routeSessions[kind]?.email ?? '');
    return href(name as 'home');
  },
});

/** Steps are reached by answering those before them. */
const asNewcomer = (type: SignUpType, name: RouteName): Screen => ({
  name,
  languages: both,
  async open(page) {
    await answerSteps(page, type);
    return href(name as 'home');
  },
});

/** Answered once: sign-ups are limited. */
const answerSteps = (page: Page, type: SignUpType): Promise<void> =>
  withCookies(page, `sign-up ${type}`, async () => {
    const steps =
      type === 'freelance'
        ? { profile: answers.profile, conditions: answers.conditions }
        : { details: answers.details, function: answers.function };
    const account = answers.account(`${type}.${process.pid}.${Date.now()}@exemple.fr`);
    for (const [step, data] of Object.entries({ account, ...steps }))
      expect((await send(page, 'PUT', `/api/sign-up/${type}/${step}`, data)).status()).toBe(200);
  });

/** Somebody of the demonstration whom no story removes or hides. */
async function idOf(page: Page, list: string): Promise<string> {
  const { rows } = (await (await page.request.get(list)).json()) as { rows: { id: string }[] };
  expect(rows).not.toEqual([]);
  return rows[0]?.id ?? '';
}

const lists = {
  company: '/api/talents?q=zeroual',
  commercial: '/api/accounts?type=Freelance&q=zeroual',
  admin: '/api/accounts?type=Freelance&q=zeroual',
};

/** The page of one of its records, whichever comes first. */
const ofRecord = (account: Account, name: RouteName, list: string): Screen =>
  as(account, name, async (page) => fillPath(routes[name].path, { id: await idOf(page, list) }));

/** The report of a month, whichever comes first; of whoever has none, a month without any. */
const ofReport = (account: Account, name: RouteName, list: string): Screen =>
  as(account, name, async (page) => {
    const { rows } = (await (await page.request.get(list)).json()) as { rows: { id: string; month: string; projectId: string }[] };
    const [first] = rows;
    return fillPath(routes[name].path, {
      ...{ term: first?.month ?? '2026-11', project_id: first?.projectId },
      ...{ times_report_id: first?.id, expenses_report_id: first?.id },
    });
  });

/** What a route shows where it is not simply opened by somebody of its area. */
const special: Partial<Record<RouteName, Screen[]>> = {
  ...Object.fromEntries(
    (['freelance', 'company'] as const).flatMap((type) =>
      [1, 2, 3, 4].map((step) => {
        const name = `${type}.signUp${step}` as RouteName;
        return [name, [step === 1 ? asVisitor(name, href(name as 'home')) : asNewcomer(type, name)]];
      }),
    ),
  ),
  publicProfile: [
    asVisitor('publicProfile', href('publicProfile', { slug: demoPage.slug })),
    asVisitor('publicProfile that is none', href('publicProfile', { slug: 'x' })),
  ],
  verifyResend: [asSomebody('unverified', 'verifyResend')],
  notActive: [asSomebody('deactivated', 'notActive'), asSomebody('a commercial who waits', 'notActive')],
  blocked: [asSomebody('blocked', 'blocked')],
  'admin.candidate': [as('admin', 'admin.candidate', async (page) => href('admin.candidate', { id: await idOf(page, lists.admin) }))],
  'commercial.opportunity': [ofRecord('commercial', 'commercial.opportunity', '/api/opportunities?state=posted')],
  'company.application': [ofRecord('company', 'company.application', '/api/applications?state=submitted')],
  'commercial.application': [ofRecord('commercial', 'commercial.application', '/api/applications?state=submitted')],
  'admin.application': [ofRecord('admin', 'admin.application', '/api/applications?state=interview')],
  ...Object.fromEntries(
    (['freelance', 'company', 'commercial', 'admin'] as const).flatMap((account) => [
      // The freelance who reads English has none.
      [
        `${account}.project`,
        [{ ...ofRecord(account, `${account}.project`, '/api/projects'), ...(account === 'freelance' && { languages: ['fr'] as const }) }],
      ],
      [`${account}.timesheet`, [ofReport(account, `${account}.timesheet`, '/api/timesheets')]],
      [`${account}.expenses`, [ofReport(account, `${account}.expenses`, '/api/expense-reports')]],
    ]),
  ),
  'company.contacts': ['contacts', 'roles', 'divisions', 'company'].map((tab) =>
    as('company', `company.contacts ${tab}`, async () => href('company.contacts', { tab })),
  ),
  'admin.referentials': [
    as('admin', 'admin.referentials', async () => href('admin.referentials', { list: 'tools' })),
    as('admin', 'admin.referentials, in an order of its own', async () => href('admin.referentials', { list: 'experiences' })),
    ...['preview', 'mapping', 'journal'].map((tab) =>
      as('admin', `admin.referentials, ${tab}`, async () => `${href('admin.referentials')}?tab=${tab}`),
    ),
  ],
};

function screensOf(name: RouteName): Screen[] {
  const given = special[name];
  if (given) return given;
  const { path, guards } = routes[name];
  const account = (Object.keys(areaAccounts) as Account[]).find((one) => path.startsWith(`${areas[areaAccounts[one]].base}/`));
  if (!account || !(guards as readonly string[]).includes('signedIn')) return [asVisitor(name, fillPath(path, unknown))];
  const alone = as(account, name, async () => fillPath(path, {}));
  if (!path.includes(':selected_freelance_id?') || account === 'freelance') return [alone];
  const opened = async (page: Page) => fillPath(path, { selected_freelance_id: await idOf(page, lists[account]) });
  return [alone, as(account, `${name} with somebody opened`, opened)];
}

/** Every route of the table, in its own area, with a record where its address takes one; and what is not found. */
export const screens: Screen[] = [
  ...routeNames.flatMap(screensOf),
  asVisitor('an unknown address', '/nowhere'),
  as('admin', 'an unknown address of an area', async () => '/admin/nowhere'),
  as('freelance', 'the legal documents of a freelance', async () => `${href('freelance.account')}?tab=documents`),
  as('admin', 'a legal document', async (page) =>
    href('admin.documents', { selected_document_id: await idOf(page, '/api/documents?q=moreau&ofType=tax') }),
  ),
  as('company', 'a new need', async () => `${href('company.opportunities')}?edit=new`),
  as(
    'company',
    'a need with its applications',
    async (page) => `${href('company.opportunities')}?need=${await idOf(page, '/api/opportunities?q=spark')}`,
  ),
  as('freelance', 'the applications of a freelance', async () => `${href('freelance.offers')}?tab=applications`),
  as('admin', 'the companies of the staff', async () => `${href('admin.accounts')}?tab=companies`),
  as('commercial', 'the companies of a portfolio', async () => `${href('commercial.accounts')}?tab=companies`),
];
