import { isType } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { figureOf, matchOf } from '@jalon/domain/matching/match';
import { matchingApi } from '@jalon/domain/matching/matching-api';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Zone } from '../operator/house.ts';
import { opportunityRecords } from '../opportunities/opportunities.records.ts';
import { todayAt } from '../talents/talents.queries.ts';
import { bestOf, hasTold } from './matching.best.ts';
import type { Compared } from './matching.columns.ts';
import { compareApplication, compareApplications, compareOwn, findTalents } from './matching.queries.ts';
import { compareCandidates, compareOpen, type Reach } from './matching.ranking.ts';

/** What is shown of the best: nobody reads further. */
const mostNeeds = 50;
const mostCandidates = 20;

export function mountMatching(kernel: Kernel, { timeZone }: { timeZone: Zone }): void {
  const today = () => todayIn(timeZone(), new Date());
  const matchFor = (row: Compared, side: 'freelance' | 'need') =>
    hasTold(row) ? matchOf(row.need, row.profile, { today: today(), bands: row.bands, side }) : null;
  const scoreIn = ({ need, profile, bands }: Compared) => figureOf(need, profile, { today: today(), bands });

  serve(kernel, matchingApi.own, async ({ tx, actor, params: { id } }) => {
    const [row = missing()] = await compareOwn(tx, actor, [id]);
    return { match: matchFor(row, 'freelance') };
  });
  serve(kernel, matchingApi.scores, async ({ tx, actor, query: { ids } }) => {
    const rows = (await compareOwn(tx, actor, ids)).map((row) => ({ id: row.id, score: scoreIn(row) }));
    return { scores: rows.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }])) };
  });
  serve(kernel, matchingApi.matching, async ({ tx, actor }) => {
    const read = (reach: Omit<Reach, 'today'>) => compareOpen(tx, actor, { ...reach, today: todayAt(timeZone) });
    const found = await bestOf(read, { today: today(), most: mostNeeds });
    const needs = await opportunityRecords.findAll(
      tx,
      actor,
      found.map(({ id }) => id),
    );
    const shown = new Map(needs.map((need) => [need.id, opportunityRecords.present(actor, need)]));
    return {
      rows: found.flatMap(({ id, score }) => {
        const need = shown.get(id);
        return need ? [{ need, score }] : [];
      }),
    };
  });
  serve(kernel, matchingApi.ofApplication, async ({ tx, actor, params: { id } }) => ({
    match: matchFor((await compareApplication(tx, actor, id)) ?? missing(), 'need'),
  }));
  serve(kernel, matchingApi.ofApplications, async ({ tx, actor, params: { id } }) => {
    const rows = await compareApplications(tx, actor, id);
    if (rows.length === 0) missing();
    return { scores: rows.flatMap((row) => (row.applicationId ? [{ applicationId: row.applicationId, score: scoreIn(row) }] : [])) };
  });
  serve(kernel, matchingApi.candidates, async ({ tx, actor, params: { id } }) => {
    const read = async (reach: Omit<Reach, 'today'>) =>
      (await compareCandidates(tx, actor, id, { ...reach, today: todayAt(timeZone) })) ?? missing();
    const found = await bestOf(read, { today: today(), most: mostCandidates });
    const talents = await findTalents(
      tx,
      found.map((row) => row.id),
      todayAt(timeZone),
    );
    const byId = new Map(talents.map((talent) => [talent.id, talent]));
    return {
      rows: found.flatMap((row) => {
        const talent = byId.get(row.id);
        if (!talent) return [];
        const personId = isType(actor, 'Company') ? talent.id : talent.accountId;
        return [{ talent, personId, match: matchOf(row.need, row.profile, { today: today(), bands: row.bands, side: 'need' }) }];
      }),
    };
  });
}
