import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { working } from './routes.ts';
import type { AnyFlow } from './workflow.ts';

/** The call that gives the files of a record to those who may see the record. */
export const fileEndpoint = <const Path extends string>({ path, noun, flow }: { path: Path; noun: string; flow: AnyFlow }) =>
  endpoint({
    method: 'GET',
    path: `${path}/:id/files/:fileId` as const,
    summary: `A file of one ${noun}, as it was sent`,
    guards: working,
    by: flow.view,
    params: z.object({ id, fileId: id }),
    query: z.strictObject({ as: z.enum(['download', 'preview']).default('download') }),
    response: 'file',
  });
