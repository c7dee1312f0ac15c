import type { Database } from '../../apps/api/src/db/database.ts';
import { sql } from '../../apps/api/src/db/sql.ts';

export const askers = ['freelance', 'company', 'commercial', 'admin'] as const;
export type Asker = (typeof askers)[number];
/** One figure: what is asked, by whom, and in which ways in turn. */
export type Case = { name: string; by: Asker; paths: string[] };

const needs = '/api/opportunities';
const talents = '/api/talents';
const applications = '/api/applications';
const at = (path: string, query: Record<string, string> = {}): string => `${path}?${new URLSearchParams(query)}`;

/** What people ask of a market, with the most frequent words and the largest company. */
export async function casesOf(database: Database): Promise<Case[]> {
  const { skills } = await database.one<{ skills: string[] }>(
    sql`select array(select name from volume.skills order by n limit 40) as skills`,
  );
  const { areas } = await database.one<{ areas: string[] }>(sql`select array(select code from volume.regions order by n limit 4) as areas`);
  const { sectors } = await database.one<{ sectors: string[] }>(
    sql`select array(select code from volume.sectors order by n limit 4) as sectors`,
  );
  // Of the company that has most: one for each of the most frequent kinds of need, then others.
  const posted = await database.many<{ id: string }>(sql`
    select id from volume.needs where company = 0 and state = 'posted' order by text limit 12`);
  const answered = await database.many<{ id: string }>(
    sql`select id from volume.needs where state = 'posted' and company = 0 order by n limit 5`,
  );
  const [common = '', second = '', third = '', ...rarer] = skills;
  const words = ['développeur', 'typescript', 'tech lead', 'devloppeuse java', 'data engineer spark', 'kubernetes lyon', 'ux'];
  const three: Record<string, string>[] = [
    { contract: 'Freelance', remote: 'partial', skills: common },
    { contract: 'Freelance', area: areas.slice(0, 2).join(), duration: '6' },
    { sector: sectors[1] ?? '', remote: 'full', skills: second },
    { profession: 'tech-lead,full-stack-developer', area: areas[3] ?? '', rate: '400..650' },
    { skills: `${third},${rarer[7] ?? ''}`, contract: 'CDI', remote: 'none' },
  ];
  const ofPeople: Record<string, string>[] = [
    { contract: 'Freelance', remote: 'partial', skills: common },
    { availability: 'now', area: areas[0] ?? '', experience: '3' },
    { profession: 'tech-lead', rate: '300..600', skills: second },
  ];
  const begun = ['d', 'co', 'dév', 'data e'].map((q) => at(needs, { q }));
  const searched = (path: string, facets: Record<string, string>[]) => ({
    plain: words.map((q) => at(path, { q })),
    filtered: facets.map((filters) => at(path, filters)),
    both: facets.map((filters, index) => at(path, { ...filters, q: words[index] ?? '' })),
  });
  const [ofNeeds, ofTalents] = [searched(needs, three), searched(talents, ofPeople)];
  return [
    { name: 'posted needs, first page', by: 'freelance', paths: [at(needs, { size: '10' })] },
    { name: 'posted needs, a word', by: 'freelance', paths: ofNeeds.plain },
    { name: 'posted needs, three facets', by: 'freelance', paths: ofNeeds.filtered },
    { name: 'posted needs, words and three facets', by: 'freelance', paths: ofNeeds.both },
    { name: 'all needs, words and three facets', by: 'admin', paths: ofNeeds.both },
    { name: 'needs of a portfolio, words and three facets', by: 'commercial', paths: ofNeeds.both },
    { name: 'posted needs, first letters', by: 'freelance', paths: begun },
    { name: 'all needs, first letters', by: 'admin', paths: begun },
    { name: 'needs of a portfolio, first letters', by: 'commercial', paths: begun },
    { name: 'counts of facets, nothing asked', by: 'freelance', paths: [at(`${needs}/facets`)] },
    { name: 'counts of facets, words and three facets', by: 'freelance', paths: searched(`${needs}/facets`, three).both },
    { name: 'candidates of a need', by: 'company', paths: posted.map(({ id }) => `${needs}/${id}/candidates`) },
    { name: 'needs for a freelance', by: 'freelance', paths: [`${needs}/matching`] },
    { name: 'talents, first page', by: 'company', paths: [at(talents), at(talents, { sort: 'availability' })] },
    { name: 'talents, a word', by: 'company', paths: ofTalents.plain },
    { name: 'talents, words and three facets', by: 'company', paths: ofTalents.both },
    { name: 'talents, counts of facets', by: 'company', paths: [at(`${talents}/facets`), ...searched(`${talents}/facets`, ofPeople).both] },
    ...askers.map((by): Case => ({ name: `home of a ${by}`, by, paths: ['/api/home'] })),
    ...askers.map((by): Case => ({ name: `menu of a ${by}`, by, paths: ['/api/home/waiting'] })),
    {
      name: 'needs of a company by state',
      by: 'company',
      paths: [at(needs, { state: 'posted' }), at(needs, { state: 'closed' }), `${needs}/counts`],
    },
    {
      name: 'needs of a portfolio by state',
      by: 'commercial',
      paths: [at(needs, { state: 'posted' }), at(needs, { state: 'not_posted' }), `${needs}/counts`],
    },
    ...(['company', 'commercial', 'admin'] as const).map(
      (by): Case => ({
        ...{ name: `board of a need, for a ${by}`, by },
        paths: answered.map(({ id }) => at(applications, { opportunityId: id, size: '-1', sort: 'since', dir: 'asc' })),
      }),
    ),
    { name: 'applications of a company', by: 'company', paths: [at(applications), at(applications, { sort: 'since', waitsFor: 'me' })] },
    {
      name: 'applications of a portfolio',
      by: 'commercial',
      paths: [at(applications), at(applications, { sort: 'since', waitsFor: 'me' })],
    },
    {
      name: 'all applications',
      by: 'admin',
      paths: [at(applications), at(applications, { state: 'new' }), at(applications, { waitsFor: 'me' })],
    },
    { name: 'own applications', by: 'freelance', paths: [at(applications), at(applications, { state: 'submitted' })] },
    { name: 'search everywhere', by: 'admin', paths: words.map((q) => at('/api/search', { q })) },
  ];
}
