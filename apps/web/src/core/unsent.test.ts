import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Storage as a browser has it: its keys are its own properties. */
const kept: Record<string, string> = {};
const storage = Object.defineProperties(kept, {
  getItem: { value: (key: string) => kept[key] ?? null },
  setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
  removeItem: { value: (key: string) => void delete kept[key] },
});
const pages = new EventTarget();
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('window', pages);
vi.stubGlobal('document', { cookie: '', querySelector: () => null });

const { changedIn, keepUnsent, placeOf, readUnsent, textOf, watchForm } = await import('./unsent.ts');
const { forgetOwn } = await import('./preferences.ts');
const { setSession } = await import('./session.ts');
const ada = { id: 'ada' } as never;

beforeEach(() => {
  vi.useFakeTimers();
  setSession(ada);
});
afterEach(() => {
  vi.useRealTimers();
  for (const key of Object.keys(kept)) delete kept[key];
});

test('what proves who somebody is, and files, are kept nowhere', () => {
  const values = {
    email: 'a@b.fr',
    password: 'x',
    current: 'x',
    confirmation: 'x',
    code: '1',
    lines: [{ price: 1, newPassword: 'x' }],
    file: new Blob(),
    postalCode: '42000',
  };
  expect(JSON.parse(textOf(values))).toEqual({ email: 'a@b.fr', lines: [{ price: 1 }], postalCode: '42000' });
});

test('what was not typed is not kept: others may have changed it by the time it is taken up', () => {
  const initial = { name: 'Ada', role: 'Lecteur', divisions: ['Lyon'] };
  expect(changedIn({ name: 'Zoé', role: 'Lecteur', divisions: ['Lyon'] }, initial)).toEqual({ name: 'Zoé' });
  expect(changedIn({ ...initial, divisions: ['Lyon', 'Paris'] }, initial)).toEqual({ divisions: ['Lyon', 'Paris'] });
});

test('a form is known by its address, whatever the list beside it shows', () => {
  const place = placeOf({ pathname: '/admin/accounts/1', search: '?tab=Freelance&q=a&f.state=active&size=25' });
  expect(place).toBe(placeOf({ pathname: '/admin/accounts/1', search: '?sort=name&tab=Freelance' }));
  expect(place).not.toBe(placeOf({ pathname: '/admin/accounts/1', search: '?tab=Company' }));
});

test('a session that ends keeps what stands in a form, for its owner alone and for a week', () => {
  const stop = watchForm({ owner: 'ada', name: 'form', unsent: () => '{"reason":"long"}' });
  expect(readUnsent('ada', 'form')).toBeUndefined();
  setSession(null);
  stop();
  expect(readUnsent('ada', 'form')).toEqual({ reason: 'long' });
  expect(readUnsent('bob', 'form')).toBeUndefined();
  vi.advanceTimersByTime(8 * 86_400_000);
  expect(readUnsent('ada', 'form')).toBeUndefined();
});

test('a page that goes keeps it too, and what is gone from the screen is not kept', () => {
  watchForm({ owner: 'ada', name: 'closed', unsent: () => '{"a":"1"}' })();
  const stop = watchForm({ owner: 'ada', name: 'open', unsent: () => '{"a":"1"}' });
  watchForm({ owner: 'ada', name: 'untouched', unsent: () => undefined });
  pages.dispatchEvent(new Event('pagehide'));
  stop();
  expect(['closed', 'open', 'untouched'].map((name) => readUnsent('ada', name))).toEqual([undefined, { a: '1' }, undefined]);
});

test('who signs out leaves nothing, and what others have left stays', () => {
  keepUnsent('ada', 'form', '{"a":"1"}');
  keepUnsent('bob', 'form', '{"b":"1"}');
  forgetOwn('ada');
  expect([readUnsent('ada', 'form'), readUnsent('bob', 'form')]).toEqual([undefined, { b: '1' }]);
});
