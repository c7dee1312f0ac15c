import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { expect, test } from 'vitest';
import { readViewQuery } from './view-query.ts';

const own = { sort: 'newest', dir: 'desc' };
const cases: [string, object][] = [
  ['', {}],
  ['q=react+lyon', { q: 'react lyon' }],
  ['sort=title&dir=asc', { sort: 'title', dir: 'asc' }],
  ['f.skills=React%2CNode.js', { skills: ['React', 'Node.js'] }],
  ['f.skills=React&f.skills=Node.js', { skills: ['React', 'Node.js'] }],
  ['f.rate=500..700', { rate: { from: 50_000, to: 70_000 } }],
  ['f.remote=full&f.contract=CDI', { remote: 'full', contract: 'CDI' }],
  // What the list does not know, or no longer.
  ['f.remote=sometimes&f.colour=red&columns=title&sort=colour', {}],
  ['f.remote=&f.rate=much', {}],
];

test.each(cases)('%s is read as its list would', (query, asked) => {
  expect(readViewQuery(opportunityListing, query)).toEqual({ ...own, ...asked });
});
