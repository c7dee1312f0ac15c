import { contracts } from '@jalon/domain/contracts/contract-api';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { projects } from '@jalon/domain/projects/project-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { writeNotices } from '../src/notifications/letters.ts';
import { aService } from './contracts.ts';
import { aDelivery, aProject } from './deliveries.ts';
import { companyOf } from './events/callers.ts';
import { makePerson, type Person } from './factories.ts';
import type { World } from './harness.ts';
import { openMailWorld } from './mail-world.ts';
import { folded, patience, tellingOf, tells } from './telling.ts';
import { putInOrder } from './vigilance.ts';

/** What the client pays, what the freelance is paid and what is between: looked for in every answer, notification and letter. */
let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
beforeAll(async () => {
  opened = await openMailWorld();
  world = opened.world;
});
afterAll(() => opened.close());

/** As it may be written: in cents, and in euros of both languages, with and without what follows the comma. */
function written(cents: number): string[] {
  const euros = (cents / 100).toFixed(2);
  const [whole = ''] = euros.split('.');
  const grouped = whole.replace(/(\d)(?=(\d{3})+$)/g, '$1,');
  return [...new Set([String(cents), euros, euros.replace('.', ','), `${grouped}.${euros.slice(-2)}`, whole, grouped])];
}

const [before, sell] = [64_937, 65_111];
const [paidBefore, buy] = [53_861, 53_973];
const signed = 7_654_321;
const worked = [2, 3, 4, 5, 6, 9, 10, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30];
const margins = [sell - buy, (sell - buy) * worked.length].flatMap(written);
const ofClient = [before, sell, sell * worked.length, signed].flatMap(written);
const ofFreelance = [paidBefore, buy, buy * worked.length].flatMap(written);

type Told = { client: Person; commercial: Person; freelance: Person; ids: string[] };
/** A month that was filled, sent and validated on a delivery whose fees were changed, with letters about all of it. */
async function aValidatedMonth(): Promise<Told> {
  const { database } = world;
  const [client, commercial] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Commercial' })];
  const freelance = await makePerson(database, { type: 'Freelance' });
  await putInOrder(database, freelance.id);
  const companyId = await companyOf(world, client);
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const choices = (['projects', 'reports'] as const).map((category) => ({ category, channel: 'at once' as const }));
  for (const one of [client, freelance]) await world.as(one)(notificationApi.prefer, { body: { choices } });
  const staff = world.as(commercial);
  const { body: project } = await staff(projects.api.create, {
    body: { ...aProject, signedBudgetCents: signed, companyId, opportunityId: null },
  });
  const terms = { ...aDelivery, startsOn: '2026-11-02', endsOn: '2026-11-30', daysSold: 2000, sellCents: before, buyCents: paidBefore };
  const { body: delivery } = await staff(deliveries.api.create, {
    body: { ...terms, projectId: project.id, ownerId: freelance.id, applicationId: null },
  });
  const ofDelivery = { params: { id: delivery.id } };
  await staff(deliveries.api.update, { ...ofDelivery, body: { ...terms, sellCents: sell, buyCents: buy, version: delivery.version } });

  const { body: contract } = await staff(contracts.api.create, {
    body: {
      ...{ ...aService, startsOn: terms.startsOn, endsOn: terms.endsOn, feeCents: buy, days: 2000, text: '<p>{{fee}}, {{amount}}</p>' },
      ...{ ownerId: freelance.id, deliveryId: delivery.id, amendsId: null },
    },
  });
  expect((await staff(contracts.api.send, { params: { id: contract.id }, body: {} })).status).toBe(200);

  const own = world.as(freelance);
  const { body: opened } = await own(timesheets.api.create, { body: { deliveryId: delivery.id, month: '2026-11' } });
  const params = { id: opened.id };
  const entries = worked.map((day) => ({
    ...{ date: `2026-11-${String(day).padStart(2, '0')}`, type: 'production' as const, days: 100 as const, absenceKind: null },
  }));
  await own(timesheets.api.update, { params, body: { entries, comment: '', version: opened.version } });
  expect((await own(timesheets.api.submit, { params, body: {} })).status).toBe(200);
  expect((await world.as(client)(timesheets.api.validate, { params, body: {} })).status).toBe(200);
  // Letters wait while what they tell can be undone.
  await database.many(sql`update notifications set at = now() - interval '1 minute'`);
  await writeNotices(database);
  await world.work();
  return { client, commercial, freelance, ids: [project.id, delivery.id, opened.id, contract.id] };
}

test(
  'nobody is told what the other side pays or is paid, nor what is between, by any endpoint, file, notification or letter',
  async () => {
    const { client, commercial, freelance, ids } = await aValidatedMonth();
    /** Every amount that a reader is told, by a single look at everything. */
    const told = async (reader: Person) => {
      const telling = await tellingOf(world, reader, { words: [...ofClient, ...ofFreelance, ...margins], ids: [], about: ids });
      return (words: string[]) => telling.filter((one) => words.some((word) => one.endsWith(`: ${word}`)));
    };
    const [toCommercial, toClient, toFreelance] = [await told(commercial), await told(client), await told(freelance)];
    // They are there to be found, by those who may: as they are now, as they were, and of the month.
    for (const amount of [before, sell, signed, paidBefore, buy, sell * worked.length])
      expect(toCommercial(written(amount))).not.toEqual([]);
    for (const amount of [sell, signed, sell * worked.length]) expect(toClient(written(amount))).not.toEqual([]);
    for (const amount of [buy, buy * worked.length]) expect(toFreelance(written(amount))).not.toEqual([]);

    expect(toFreelance([...ofClient, ...margins])).toEqual([]);
    expect(toClient([...ofFreelance, ...margins])).toEqual([]);
    for (const stranger of [world.people.freelance, world.people.company])
      expect((await told(stranger))([...ofClient, ...ofFreelance, ...margins])).toEqual([]);
    const letters = (person: Person) => opened.mail.to(person.email).map(({ subject, text, html }) => folded(`${subject} ${text} ${html}`));
    expect([letters(client).length, letters(freelance).length].every((count) => count > 0)).toBe(true);
    expect([...ofClient, ...margins].filter((amount) => letters(freelance).some((letter) => tells(letter, amount)))).toEqual([]);
    expect([...ofFreelance, ...margins].filter((amount) => letters(client).some((letter) => tells(letter, amount)))).toEqual([]);
  },
  patience,
);
