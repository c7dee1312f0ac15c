import type { access as reference } from '../fr/access.ts';

export const access: typeof reference = {
  backToLogin: 'Back to sign-in',
  terms: 'I accept the terms of use',
  resend: 'Send the e-mail again',
  resendIn: 'Send again in {{seconds}} s',
  resent: 'The e-mail is on its way again',
  forgot: {
    title: 'Forgotten password',
    intro: 'Give your address: we send you a link to choose a new one.',
    send: 'Send the link',
  },
  emailSent: {
    title: 'Check your inbox',
    text: 'If there is an account for {{email}}, a link has just been sent to it. It works once, for one hour. Remember to check your spam.',
  },
  reset: {
    title: 'New password',
    intro: 'For {{email}}. Your other sessions will be ended.',
    save: 'Save the password',
    again: 'Ask for a new link',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It has expired or has already been used.',
  },
  verify: {
    working: 'Verifying your address',
    failed: 'The address could not be verified',
    done: 'Your address is verified',
    doneText: 'Your space is open.',
    enter: 'Enter my space',
    again: 'Get a new link',
    expiredText:
      'It has expired or has already been used. Sign in: if your address has yet to be verified, you will be offered a new link.',
  },
  unverified: {
    title: 'Your address has yet to be verified',
    text: 'Open the link sent to {{email}}: this page will open by itself.',
    note: 'Nothing received? Look in your spam, or have the e-mail sent again.',
  },
  sent: {
    title: 'One step left',
    text: 'An e-mail has just left for {{email}}. Open the link in it: this page will move on by itself.',
    note: 'Nothing received? Look in your spam, or have the e-mail sent again.',
    unknown: 'An e-mail has just been sent to you. Open the link in it to open your space.',
  },
  callback: {
    working: 'Signing you in…',
    failed: 'The sign-in did not succeed',
    failedLink: 'The external sign-in was not connected',
    backToSecurity: 'Back to the security of my account',
  },
  enable: {
    title: 'Activate your account',
    intro: 'Hello {{firstName}}. Choose the password of the account {{email}}.',
    introCompany: 'Hello {{firstName}}. {{company}} opens its space to you: choose the password of the account {{email}}.',
    save: 'Activate my account',
    expiredText:
      'This invitation has expired or has already been used. If your account is active, sign in; otherwise ask your contact for a new invitation.',
  },
};
