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
    wrongCode: 'This code is wrong, or has already been used. Wait for the next one.',
    codeExpired: 'Too much time has passed: sign in again.',
  },
  account: {
    unverified: 'Your e-mail address is not verified yet.',
    inactive: 'Your account is not active.',
    twoStepNeeded: 'First turn on two-step sign-in, on the Security page.',
    notValidated: 'Your account is waiting for an administrator’s approval.',
    linkExpired: 'This link has expired or has already been used.',
    emailTaken: 'This address is already used by another account.',
    wrongPassword: 'This is not your password.',
    lastAdmin: 'You are the last administrator: name another one before you leave.',
    noPassword: 'You have no password yet. Choose one first, on the Security page.',
    linked: 'This account still looks after companies: an administrator must give them to somebody else first.',
  },
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
  file: {
    tooLarge: 'This file is too large: 10 MB at most.',
    notAnImage: 'This file is not an image we can read. Choose a PNG, JPEG or WebP.',
    animated: 'Animated images are not accepted. Choose a still one.',
    tooManyPixels: 'This image is too large: 40 million pixels at most.',
  },
  organisation: {
    lastOwner: 'The company must keep at least one active owner. Give this role to somebody else first.',
    ownerRole: 'The owners’ role keeps all its permissions and cannot be disabled or deleted.',
  },
  contact: {
    known: 'This person is already a contact of your company.',
    emailTaken: 'This address cannot be invited. Ask the person for another one.',
    isSelf: 'You cannot do this to your own account.',
  },
  company: {
    linked: 'Something is still linked to this company: it cannot be deleted.',
    sirenTaken: 'Another company has this SIREN already.',
  },
  role: {
    labelTaken: 'This role already exists in the company',
    hasUsers: 'Contacts have this role: give them another one before deleting it.',
    beyondOwn: 'You can only give permissions that you hold yourself.',
  },
  division: {
    nameTaken: 'This division already exists in the company.',
    hasUsers: 'Contacts belong to this division: take them out of it before deleting it.',
  },
  export: { tooLarge: 'Too many rows for a workbook: filter the list or choose CSV.' },
  identity: {
    expired: 'This sign-in has expired, or was begun in another browser. Start again.',
    cancelled: 'You stopped the sign-in. Start again whenever you like.',
    refused: 'The answer we received could not be verified. Start again, or sign in another way.',
    unreachable: 'The sign-in service does not answer. Try again in a moment, or sign in another way.',
    taken: 'This identity is already connected to another Jalon account.',
    conflict:
      'Your account is already connected to another identity of this service. Sign in another way, then disconnect the old one on the Security page.',
    lastWayIn: 'This is your only way to sign in. Choose a password first.',
  },
  server: {
    failed: 'Sorry, an unexpected error occurred.',
    unavailable: 'The service is unavailable for a moment. Try again in a few seconds.',
  },
};
