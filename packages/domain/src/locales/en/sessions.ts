import type { sessions as reference } from '../fr/sessions.ts';

export const sessions: typeof reference = {
  title: 'Sign in',
  intro: 'Back to your assignments, your opportunities and the current month.',
  continue: 'Sign in to continue.',
  email: 'E-mail address',
  emailHint: 'name@example.com',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  remember: 'Stay signed in on this device',
  signIn: 'Sign in',
  backHome: 'Discover Jalon',
  quote: 'An opportunity, a freelancer, an assignment, a validated month: everyone knows where things stand.',
  inactive: {
    blocked: 'Your account is blocked',
    blockedText: 'An administrator has suspended access to your space. Your data is kept. Contact them to learn the reason.',
    noAccount: 'Your access is not open yet',
    noAccountText: 'Your record exists, but no space is attached to it yet. Ask your contact to open your access.',
    unverified: 'Your e-mail address has yet to be verified',
    unverifiedText: 'Open the link sent to {{email}}: your space opens right after.',
    notValidated: 'Your account is waiting for approval',
    notValidatedText: 'An administrator has to approve your sales account before you first enter your space.',
    signedInAs: 'Signed in as {{email}}',
    check: 'Check again',
    unchanged: 'Nothing has changed so far.',
  },
};
