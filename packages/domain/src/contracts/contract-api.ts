import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { countQuery } from '../core/list-query.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { admin, freelance, staff } from '../core/rules.ts';
import { Delivery } from '../deliveries/delivery.ts';
import { Contract, contractFlow, contractListing } from './contract.ts';

const path = '/api/contracts';
const one = { params: z.object({ id }) };
const signers = [admin, freelance] as const;

/** Where the code went, and until when it is good. */
export const CodeSent = z.object({ email: z.string(), until: z.string() });

/** What narrows the contracts narrows the deliveries that have none. */
const DueQuery = countQuery(contractListing).pick({ q: true, ofType: true, companyId: true, commercialId: true, ends: true });

export const contracts = resource(
  {
    path,
    noun: 'contract',
    about: 'The contracts of freelances and employees: written, sent, signed, changed, ended',
    flow: contractFlow,
    record: Contract,
    listing: contractListing,
  },
  {
    due: endpoint({
      ...{ method: 'GET', path: `${path}/due`, summary: 'Deliveries that go on or begin soon and have no contract', guards: working },
      ...{ by: [staff], query: DueQuery, response: z.object({ rows: z.array(Delivery), count: z.int() }) },
    }),
    code: endpoint({
      ...{ method: 'POST', path: `${path}/:id/code`, summary: 'Send a code of six digits to whoever is to sign', guards: working },
      ...{ by: signers, ...one, body: z.strictObject({}), response: CodeSent },
    }),
    pdf: endpoint({
      ...{
        method: 'GET',
        path: `${path}/:id/pdf`,
        summary: 'One contract as a PDF: the draft, or what was sent and sealed',
        guards: working,
      },
      ...{ by: [staff, freelance], ...one, response: 'file' },
    }),
  },
);
