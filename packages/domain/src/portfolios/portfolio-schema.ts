import { z } from 'zod';
import { activeMachine } from '../core/active-machine.ts';
import { id } from '../core/fields.ts';
import { portfolioLimits } from './portfolio.ts';

const named = z.object({ id, name: z.string() });
const commercialIds = z.array(id).max(portfolioLimits.commercials);
const companyIds = z.array(id).max(portfolioLimits.companies);

/** Who shall look after a company, and who did when the choice was made: it is refused when that is no longer so. */
export const AssignInput = z.strictObject({ commercialIds, knownIds: commercialIds });
/** The same from the other side: which companies a commercial shall look after. */
export const PortfolioInput = z.strictObject({ companyIds, knownIds: companyIds });

export const Portfolio = z.object({ companies: z.array(named.extend({ state: z.enum(activeMachine.states) })) });
export type Portfolio = z.infer<typeof Portfolio>;
