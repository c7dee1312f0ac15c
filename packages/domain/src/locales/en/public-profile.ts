import type { publicProfile as reference } from '../fr/public-profile.ts';

export const publicProfile: typeof reference = {
  description: '{{name}}, {{title}}. A freelancer’s profile on Jalon: skills, work history, languages and availability.',
  fallbackTitle: 'freelancer',
  loading: 'Loading the profile',
  missing: 'This profile is not public',
  missingText: 'Its address may have changed, or the person has closed the page. On Jalon, companies find every freelancer who is visible.',
  toHome: 'Discover Jalon',
  failed: 'The profile could not be loaded',
  contact: 'Contact via Jalon',
  contactText: 'Conversations go through Jalon: all it takes is a company account.',
  signUp: 'Create a company account',
  open: 'Open among talents',
};
