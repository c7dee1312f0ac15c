import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { freelance } from '../core/rules.ts';
import { Benefit, benefitFlow, benefitListing, benefitUses } from './benefit.ts';

export const benefits = resource(
  {
    path: '/api/benefits',
    noun: 'perk',
    about: 'What partners offer to freelances',
    flow: benefitFlow,
    record: Benefit,
    listing: benefitListing,
  },
  {
    use: endpoint({
      ...{ method: 'POST', path: '/api/benefits/:id/use', summary: 'Note that a code was copied or a link opened', guards: working },
      ...{
        by: [freelance],
        params: z.object({ id }),
        body: z.strictObject({ how: z.enum(benefitUses) }),
        response: z.object({ isCounted: z.boolean() }),
      },
    }),
  },
);
