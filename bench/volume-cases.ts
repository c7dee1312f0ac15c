import { valueListing } from '@jalon/domain/referentials/referential';
import type { Visitor } from './support/visitor.ts';

export const rareWord = 'c4ca4238a0b923820dcc';
/** From the one that every row has to the one that none has. */
export const words = {
  'the word of every row': 'Tool',
  'the word of one row in five': 'Développeur',
  'three letters, one row in a hundred': 'abc',
  'four letters, one row in two thousand': 'abcd',
  'a word of one row': rareWord,
  'a word of one row, most of it in all': 'volume-9999',
  'a word of no row': 'zzzqqq',
  'two letters, one row in 250': 'ab',
  'two letters of no row': 'zq',
  'two words, one row in seven hundred': 'Architecte abc',
};
/** They find a hundred times as much to put in order: their line is the time in the database (record 011). */
const growing: readonly string[] = ['abc', 'abcd', 'ab', 'Architecte abc'];

export type Case = { name: string; path: string; isGrowing?: boolean };
type Page = { rows: { id: string }[]; next: string | null };

const list = '/api/reference-values';

/** Every list, search, detail and dashboard, with what they need to know of the data taken from the product itself. */
export async function casesOf(visitor: Visitor, url: string): Promise<Case[]> {
  const ask = (query: Record<string, string>): string => `${list}?${new URLSearchParams({ list: 'tools', size: '10', ...query })}`;
  const first = await visitor.get<Page>(url + ask({}));
  const id = first.rows[0]?.id;
  const cases: Case[] = [];
  for (const sort of valueListing.sorts) {
    cases.push({ name: `first page by ${sort}`, path: ask({ sort }) });
    // A place near the end of the order, from the other end of it.
    const { next } = await visitor.get<Page>(url + ask({ sort, dir: 'desc' }));
    cases.push({ name: `last page but one by ${sort}`, path: ask({ sort, before: next ?? '' }) });
  }
  for (const [name, q] of Object.entries(words)) {
    cases.push({ name: `search: ${name}`, path: ask({ q }), isGrowing: growing.includes(q) });
  }
  return [
    ...cases,
    { name: 'the disabled values', path: ask({ state: 'disabled' }) },
    { name: 'the enabled values by date', path: ask({ state: 'enabled', sort: 'updatedAt', dir: 'desc' }) },
    { name: 'the disabled values by code', path: ask({ state: 'disabled', sort: 'code' }) },
    { name: 'one value', path: `${list}/${id}` },
    { name: 'the lists with their counts', path: `${list}/summary` },
    { name: 'the history of one value', path: `${list}/${id}/history` },
    { name: 'the history of everybody', path: '/api/history' },
  ];
}
