import { atMost, type Figure, median, percentile, publish } from './support/report.ts';
import { makeSite, signIn } from './support/site.ts';

/** As they are, in another form, with a mistake, begun, several, and what nothing has. */
const words = ['marek', 'développeur', 'developper', 'portail clients', 'dev', 'kbis', 'demi-journées', 'marel', 'c-2026', 'zzqx wvut'];
const people = ['freelance', 'company', 'commercial', 'admin'] as const;
const rounds = 20;
const [line, aim] = [100, 50];

/** How long the palette waits for an answer, with the data of the demonstration. */
export async function runPalette(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const site = await makeSite(stack);
  await site.start(stack);
  const figures: Figure[] = [];
  for (const as of people) {
    const cookie = (await signIn(site.url, as)).map(({ name, value }) => `${name}=${value}`).join('; ');
    const taken: number[] = [];
    // The first round is for the compiler and the caches.
    for (let round = 0; round <= rounds; round += 1)
      for (const q of words) {
        const since = performance.now();
        const answer = await fetch(`${site.url}/api/search?q=${encodeURIComponent(q)}`, { headers: { cookie } });
        if (answer.status !== 200) throw new Error(`${as} is answered ${answer.status} for ${q}`);
        await answer.arrayBuffer();
        if (round > 0) taken.push(performance.now() - since);
      }
    const p95 = percentile(taken, 0.95);
    const values = [String(taken.length), median(taken).toFixed(0), p95.toFixed(0)];
    figures.push({ name: as, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(p95, line, aim) });
  }
  return publish('palette', [
    {
      title: 'A search of the whole product, ms',
      notes: [`${words.length} searches, ${rounds} times, one at a time; the p95 is judged`],
      columns: ['searches', 'p50', 'p95'],
      figures,
    },
  ]);
}
