import { todayIn } from '@jalon/domain/core/dates';
import { validationTimeOf } from '@jalon/domain/operator/operator';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { type Kernel, serve } from '../core/serve.ts';
import type { House } from '../operator/house.ts';
import { askedBy } from './asked.ts';
import { applicationsIn, needsIn } from './statistics.market.ts';
import { workIn } from './statistics.work.ts';

export function mountStatistics(kernel: Kernel, { operator, timeZone }: House): void {
  serve(kernel, statisticsApi.read, async ({ tx, actor, query }) => {
    const asked = askedBy(actor, query, {
      ...{ timeZone: timeZone(), today: todayIn(timeZone(), new Date()), validation: validationTimeOf(operator()) },
    });
    const [work, applications, needs] = await Promise.all([workIn(tx, asked), applicationsIn(tx, asked), needsIn(tx, asked)]);
    return { ...asked.now, before: asked.before, work, applications, needs };
  });
}
