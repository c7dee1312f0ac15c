import { resource } from '../core/resource.ts';
import { Proposal, proposalFlow, proposalListing } from './proposal.ts';

export const proposals = resource({
  path: '/api/proposals',
  noun: 'proposal',
  about: 'Needs put before one freelance, who consents by applying',
  flow: proposalFlow,
  record: Proposal,
  listing: proposalListing,
});
