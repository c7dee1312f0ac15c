import type { ErrorTexts } from '../../core/errors.ts';

export const errors: ErrorTexts = {
  request: {
    malformed: 'The request could not be read. Reload the page and try again.',
    forged: 'Your page is out of date. Reload it and try again.',
    foreignOrigin: 'This request came from another site and was refused.',
    tooLarge: 'That is too large to send (1 MB at most).',
    unsupportedType: 'This kind of content is not accepted.',
    invalid: 'Some fields need attention.',
    unknownField: 'The request contains an unknown field.',
    tooMany: 'Too many attempts. Wait a moment before trying again.',
    keyReused: 'This operation was already sent with different content.',
  },
  session: {
    required: 'Your session has ended. Sign in to continue.',
    alreadySignedIn: 'You are already signed in.',
    badCredentials: 'Wrong e-mail address or password.',
    readOnly: 'You see this space in read-only mode: nothing can be changed in it.',
  },
  account: {
    unverified: 'Your e-mail address is not verified yet.',
    inactive: 'Your account is not active.',
    notValidated: 'Your account is waiting for an administrator’s approval.',
    linkExpired: 'This link has expired or has already been used.',
    emailTaken: 'This address is already used by another account.',
  },
  company: { hasLinks: 'This company is linked to other records: it cannot be deleted.' },
  signUp: { unfinished: 'One step is still to be filled in before the account can be created.' },
  access: { refused: 'You are not allowed to do this.' },
  record: {
    missing: 'This item does not exist, or no longer does.',
    changed: 'Somebody changed this item in the meantime.',
  },
  route: { missing: 'It seems this page cannot be reached.' },
  workflow: { wrongState: 'This is no longer possible: the state has changed in the meantime.' },
  referential: {
    codeTaken: 'This code already exists in the list.',
    orderIsFixed: 'This list is ordered by its codes and cannot be rearranged by hand.',
    managedElsewhere: 'Companies are managed together with their accounts.',
    groupMissing: 'This group does not exist in this list.',
  },
  export: { tooLarge: 'Too many rows for a workbook: filter the list or choose CSV.' },
  server: {
    failed: 'Sorry, an unexpected error occurred.',
    unavailable: 'The service is unavailable for a moment. Try again in a few seconds.',
  },
};
