import { accountApi } from '@jalon/domain/accounts/account-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import type { OperatorUpdate } from '@jalon/domain/operator/operator-schema';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { pictureKey } from '../core/pictures.ts';
import { openHouse, readOperator } from './house.ts';
import { printKey } from './operator-logo.ts';

const environment = { JALON_OPERATOR: 'Atlas', JALON_CONTACT_EMAIL: 'env@jalon.example', JALON_TIME_ZONE: 'Europe/Paris' };
const given = {
  ...{ operator: 'Atlas', contactEmail: 'env@jalon.example', timeZone: 'Europe/Paris', digestHour: 8, timesheetReminders: [-3, 1, 4] },
};
let world: World;
beforeAll(async () => {
  world = await openWorld(environment);
});
afterAll(() => world.close());

const manage = async () => (await world.as('admin')(operatorApi.manage, {})).body;
async function choose(choices: Omit<OperatorUpdate, 'version'>) {
  const answer = await world.as('admin')(operatorApi.update, { body: { ...choices, version: (await manage()).version } as never });
  expect(answer.status).toBe(200);
  return answer.body;
}
/** Back to the defaults. */
afterEach(async () => {
  const { choices } = await manage();
  const chosen = Object.entries(choices).filter(([, value]) => value !== null);
  if (chosen.length > 0)
    await choose(Object.fromEntries(chosen.map(([name, value]) => [name, typeof value === 'string' && !enums.has(name) ? '' : null])));
});
const enums = new Set(['holidayZone', 'validators', 'preselection']);

describe('choosing', () => {
  test('the environment gives the defaults; a choice wins, and goes again', async () => {
    expect((await manage()).defaults).toMatchObject({ name: 'Atlas', contactEmail: 'env@jalon.example', holidayZone: 'metropolitan' });
    expect((await choose({ name: ' Boréal ' })).choices.name).toBe('Boréal');
    expect(world.house.operator().name).toBe('Boréal');
    expect((await choose({ name: '' })).choices.name).toBeNull();
    expect(world.house.operator().name).toBe('Atlas');
  });

  test('its history tells who changed what, from what to what, in the language of its reader', async () => {
    await choose({ preselection: 'never', timesheetReminders: [2, -5], name: 'Boréal' });
    const { rows } = (await world.as('admin')(operatorApi.history, { query: {} })).body;
    expect(rows[0]).toMatchObject({
      kind: 'operator.update',
      by: { id: world.people.admin.id },
      before: { name: 'Atlas', preselection: 'Cochée pour l’équipe commerciale', timesheetReminders: '-3, 1, 4' },
      after: { name: 'Boréal', preselection: 'Jamais cochée', timesheetReminders: '-5, 2' },
    });
  });

  test('of two who change at once the second is told; nothing new is no change', async () => {
    const { version } = await manage();
    await choose({ name: 'Un' });
    const late = await world.as('admin')(operatorApi.update, { body: { name: 'Deux', version } });
    expect([late.status, late.error.code]).toEqual([409, 'record.changed']);
    const before = await manage();
    expect((await choose({ name: 'Un' })).version).toBe(before.version);
  });

  test.each([
    [{ contactEmail: 'nobody' }, { contactEmail: 'validation.email' }],
    [{ siren: '123456789' }, { siren: 'validation.siren' }],
    [{ vatNumber: '12' }, { vatNumber: 'validation.vatNumber' }],
    [{ timeZone: '+05:30' }, { timeZone: 'validation.invalid' }],
    [{ digestHour: 24 }, { digestHour: 'validation.max|max=23' }],
    [{ documentReminders: [] }, { documentReminders: 'validation.minItems|min=1' }],
    [{ contractReminders: [7, 7] }, { contractReminders: 'validation.invalid' }],
  ])('%j is refused at its field', async (choices, fields) => {
    const { version } = await manage();
    const { status, error } = await world.as('admin')(operatorApi.update, { body: { ...choices, version } });
    expect([status, error.fields]).toEqual([422, fields]);
  });

  test('a zone that only Node knows is neither chosen nor started with', async () => {
    const { version } = await manage();
    const known = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Mars/Olympus']);
    const { status, error } = await world.as('admin')(operatorApi.update, { body: { timeZone: 'Mars/Olympus', version } });
    known.mockRestore();
    expect([status, error.fields]).toEqual([422, { timeZone: 'validation.invalid' }]);
    const opened = openHouse(world.database, { ...given, timeZone: 'Mars/Olympus' }, world.files);
    await expect(opened).rejects.toThrow('JALON_TIME_ZONE is "Mars/Olympus", which PostgreSQL does not know');
  });

  test('another instance knows it once it has heard of it, and no request asks for it', async () => {
    const other = await openHouse(world.database, given, world.files);
    await choose({ name: 'Boréal' });
    expect(other.operator().name).toBe('Atlas');
    await other.refresh();
    expect(other.operator().name).toBe('Boréal');
    world.roundTrips.length = 0;
    await world.as('blocked')(accountApi.contact, {});
    expect(world.roundTrips.filter((text) => text.includes('operator_settings'))).toEqual([]);
  });

  test('the logo is for everybody, and goes with its files', async () => {
    const put = await world.as('admin')(operatorApi.setLogo, { file: await png() });
    expect(put.body.logo).toEqual(world.house.operator().logo);
    const shown = await world.as('visitor')(operatorApi.logo, { query: {} });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await world.house.letterhead()).logo?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await world.as('admin')(operatorApi.removeLogo, {})).body.logo).toBeNull();
    expect((await world.as('visitor')(operatorApi.logo, { query: {} })).status).toBe(404);
    expect(await world.house.letterhead()).toEqual({ name: 'Atlas', logo: undefined });
    // By the worker: a store that is away for a moment refuses nobody their logo.
    const kept = () => Promise.all([pictureKey, printKey].map((key) => world.files.get(key(put.body.logo ?? ''))));
    expect(await kept()).not.toContain(undefined);
    await world.work();
    expect(await kept()).toEqual([undefined, undefined]);
  });
});

test('defaults of the product are those of an environment that says nothing', async () => {
  const bare = await readOperator(world.database, {
    ...operatorDefaults,
    operator: 'Jalon',
    contactEmail: undefined,
    timesheetReminders: [-3, 1, 4],
  });
  expect(bare).toMatchObject(operatorDefaults);
});
