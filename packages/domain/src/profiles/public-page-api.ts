import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { PublicProfile, slug } from './public-page.ts';

const path = '/api/public-profiles/:slug';
/** A stranger reads a few pages; who tries addresses is stopped. */
const limit = { max: 60, seconds: 60 };

/** The page that a freelance shows to whoever has its address. `cached`: asked for again each time, so that a closed page is gone at once. */
export const publicPageApi = {
  read: endpoint({
    method: 'GET',
    path,
    summary: 'The public page of a freelance, as they have decided to show it',
    guards: [],
    params: z.object({ slug }),
    response: PublicProfile.extend({
      /** For a company that finds this person among its talents. */
      talentId: id.nullable(),
    }),
    limit,
    cached: true,
  }),
  picture: endpoint({
    method: 'GET',
    path: `${path}/picture`,
    summary: 'The picture on a public page, where its freelance shows it',
    guards: [],
    params: z.object({ slug }),
    // Changes with the picture, so that a browser asks for the new one.
    query: z.strictObject({ v: z.string().max(50).optional() }),
    response: 'file',
    limit,
    cached: true,
  }),
};
