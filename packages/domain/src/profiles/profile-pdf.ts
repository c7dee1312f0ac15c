import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, language } from '../core/fields.ts';
import type { GuardName } from '../core/routes.ts';
import type { Rule } from '../core/rules.ts';

/** With the name of the freelance, or without anything that tells who it is. */
const pdfKinds = ['named', 'anonymous'] as const;
export type PdfKind = (typeof pdfKinds)[number];

type Reading<Path, Guards, By> = { path: Path; of: string; guards: Guards; by: By };

/** A profile as a document to send on, for those who may read it under this address. In the language of whoever asks unless said. */
export const pdfEndpoint = <const Path extends string, const Guards extends readonly GuardName[], const By extends readonly Rule<never>[]>({
  path,
  of,
  guards,
  by,
}: Reading<Path, Guards, By>) =>
  endpoint({
    method: 'GET',
    path: `${path}/:id/pdf` as const,
    summary: `The profile of ${of} as a PDF document, with or without what tells who it is`,
    guards,
    by,
    params: z.object({ id }),
    query: z.strictObject({ as: z.enum(pdfKinds).default('named'), lang: language.optional() }),
    response: 'file',
  });
