import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { proofRules } from '../core/file-rules.ts';
import { listQuery, pageOf } from '../core/list-query.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { member, working } from '../core/routes.ts';
import { freelance } from '../core/rules.ts';
import { ProfileDraft } from './draft.ts';
import { Profile, ProfileRow, profileFlow, profileListing } from './profile.ts';
import { completionNames } from './profile-completion.ts';
import { pdfEndpoint } from './profile-pdf.ts';

const path = '/api/profiles';

/** The profiles of freelances, one each: its id is theirs. */
export const profiles = resource(
  {
    path,
    noun: 'profile',
    about: 'What freelances tell of themselves, section by section',
    flow: profileFlow,
    record: Profile,
    listing: profileListing,
  },
  {
    list: endpoint({
      ...{ method: 'GET', path, summary: 'Every profile one may see, in short, and what one may do with the list', guards: working },
      ...{ by: profileFlow.view, query: listQuery(profileListing) },
      response: pageOf(ProfileRow).extend({ actions: z.array(z.enum(['create'])) }),
    }),
    pdf: pdfEndpoint({ path, of: 'a freelance', guards: working, by: profileFlow.view }),
  },
);

/** Of one's own profile: who sees it, and what it lacks, what brings the most first. `isPrivate` is null while there is no profile to hide. */
const OwnProfile = z.object({ isPrivate: z.boolean().nullable(), rate: z.int(), gaps: z.array(z.enum(completionNames)) });
export type OwnProfile = z.infer<typeof OwnProfile>;

export const profileApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'Who sees one’s own profile, how whole it is and what it lacks',
    guards: [...member, 'freelance'],
    response: OwnProfile,
  }),
  file: fileEndpoint(profiles),
  /** Its type is not asked: what a file is, its content tells. */
  draft: endpoint({
    method: 'POST',
    path: '/api/account/profile/draft',
    summary: 'What a resume (PDF, JSON Resume or an export of LinkedIn) says of oneself, to choose from; nothing is written',
    guards: working,
    by: [freelance],
    upload: { types: ['application/octet-stream'], maxBytes: proofRules.maxBytes },
    response: ProfileDraft,
    limit: { max: 30, seconds: 60 },
  }),
};
