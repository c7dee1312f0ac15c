import type { KeptFile } from '@jalon/domain/core/file-rules';
import type { ProfileRow } from '@jalon/domain/profiles/profile';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { matchingKey } from '../matching/matching.api.ts';

const ownKey = ['account', 'profile'] as const;

export const profileClient = resourceClient(profiles, { touches: [ownKey, matchingKey] });

/** Who sees one's own profile, how whole it is and what it lacks. */
export const ownProfileQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => call('GET /api/account/profile', {}, { signal }),
});

/** What one tells of oneself; null of whoever has not begun. A freelance's list holds nothing else. */
export const ownOffer = {
  ...profileClient.list({ size: 10 }),
  select: ({ rows: [own] }: { rows: ProfileRow[] }) => own ?? null,
};

export const resumeHref = (id: string, { id: fileId }: Pick<KeptFile, 'id'>, as: 'download' | 'preview' = 'download') =>
  hrefOf('GET /api/profiles/:id/files/:fileId', { params: { id, fileId }, query: { as } });
