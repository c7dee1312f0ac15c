import { z } from 'zod';
import { richText } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { contractTypes } from '../sign-up/sign-up.ts';
import { contractLimits, type Terms } from './contract-terms.ts';

/** One for each type of contract; amendments of services and of employment say different things. */
export const contractModelNames = [...contractTypes, 'amendment', 'employmentAmendment'] as const;
export type ContractModelName = (typeof contractModelNames)[number];

/** The model that an amendment of a contract begins with. */
export const amendmentModel = (type: Terms['type']): ContractModelName => (type === 'Freelance' ? 'amendment' : 'employmentAmendment');

export const ModelText = z.strictObject({ text: richText(contractLimits.text) });
const both = ['original', 'changed'] as const;

/** The texts that contracts begin with. They are there from the start: the product's own, until an administrator writes another. */
export const contractModelFlow = workflow({
  name: 'contractModel',
  states: both,
  initial: 'original',
  view: [staff],
  create: { by: [], input: ModelText, tells: [] },
  actions: {
    update: { from: both, to: 'changed', by: [admin], input: ModelText, tells: [] },
    restore: { from: ['changed'], to: 'original', by: [admin], tells: [] },
  },
});

export const contractModelListing = listing({ sorts: ['rank'], filters: {} });

export const ContractModel = z.object({
  ...recordFields(contractModelFlow),
  name: z.enum(contractModelNames),
  text: z.string(),
  updatedAt: z.string(),
});
export type ContractModel = z.infer<typeof ContractModel>;
