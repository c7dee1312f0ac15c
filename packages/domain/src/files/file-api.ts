import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { fileName, KeptFile, proofRules, purposeNames } from '../core/file-rules.ts';
import { working } from '../core/routes.ts';
import { company, freelance, staff } from '../core/rules.ts';

export const fileApi = {
  /** What the file is for decides what it may be. Its type is not asked: browsers guess it from the name. */
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Send a file, which a record then takes by its id; one that no record takes within a day goes',
    guards: working,
    /** Whoever does something that takes one. */
    by: [freelance, staff, company('projects.edit')],
    query: z.strictObject({ name: fileName, purpose: z.enum(purposeNames) }),
    upload: { types: ['application/octet-stream'], maxBytes: proofRules.maxBytes, isStream: true },
    response: KeptFile,
    status: 201,
  }),
};
