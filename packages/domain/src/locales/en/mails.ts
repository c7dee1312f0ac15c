import type { mails as reference } from '../fr/mails.ts';

export const mails: typeof reference = {
  hello: 'Hello {{firstName}},',
  team: 'The {{operator}} team',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You are receiving this message because your address is used on {{operator}}.',
  verify: {
    subject: 'Verify your e-mail address',
    lines: ['One step is left: confirm that this address is yours, and your space opens.'],
    button: 'Verify my address',
    note: 'This link works once, for 48 hours. If you did not create an account, ignore this message.',
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    lines: ['You asked to use this address for your {{operator}} account. Confirm that it is yours.'],
    button: 'Confirm this address',
    note: 'This link works once, for 24 hours. If you did not ask for anything, ignore this message: nothing will change.',
  },
  emailChangeAsked: {
    subject: 'Change of e-mail address requested',
    lines: [
      'A new address was requested for your account: {{email}}. Nothing changes until it is confirmed.',
      'If it was not you, change your password at once, then cancel the request on the My account page.',
    ],
    button: 'Open the Security page',
  },
  emailChanged: {
    subject: 'Your e-mail address has been changed',
    lines: [
      'Your account now uses the address {{email}}: that is what you sign in with. Your other sessions have been ended.',
      'If it was not you, tell the {{operator}} team at once.',
    ],
  },
  emailWanted: {
    subject: 'Somebody asked to use your address',
    lines: [
      'Somebody wanted to use this address for another {{operator}} account. It already belongs to yours: nothing has changed.',
      'If it was you, delete one of the two accounts first, or choose another address.',
    ],
  },
  alreadyKnown: {
    subject: 'Somebody tried to sign up with your address',
    lines: ['If it was you: you already have an account, sign in with your password.', 'If you have forgotten it, choose a new one.'],
    button: 'Choose a new password',
    note: 'This link works once, for one hour. If it was not you, ignore this message: nothing has changed.',
  },
  activate: {
    subject: 'Activate your account',
    lines: [
      'Somebody, most likely you, tried to create an account with this address.',
      '{{by}} had already prepared access to the space of {{organisation}} for you: all that is left is to choose a password.',
    ],
    button: 'Activate my account',
    note: 'This link works once, for 14 days. If you did not ask for an account, ignore this message.',
  },
  reset: {
    subject: 'Choose a new password',
    lines: ['You asked to choose a new password.'],
    button: 'Choose a new password',
    note: 'This link works once, for one hour. If it was not you, ignore this message: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'The password of your account has just been changed, and your other sessions were ended.',
      'If it was not you, choose a new password at once: the button below and the sign-in page lead there.',
    ],
    button: 'Open the Security page',
  },
  validated: {
    subject: 'Your account is validated',
    lines: ['An administrator has validated your account: the whole of your space is open to you.'],
    button: 'Enter my space',
  },
  refused: {
    subject: 'Your sign-up was not accepted',
    lines: [
      'We have looked at your sign-up on {{operator}}, and it was not accepted. Here is why:',
      '“{{reason}}”',
      'Your account stays open.',
      'To talk about it or add something, write to {{contact}}.',
    ],
  },
  blocked: {
    subject: 'Your account is blocked',
    lines: [
      'Access to your space is suspended, and your sessions have ended. Here is why:',
      '“{{reason}}”',
      'Your data is kept.',
      'To talk about it, write to {{contact}}.',
    ],
  },
  unblocked: {
    subject: 'Your account is unblocked',
    lines: ['Your space is open again, as you left it.'],
    button: 'Enter my space',
  },
  invite: {
    footer: 'You are receiving this message because you have been invited.',
    subject: 'Your invitation to {{operator}}',
    lines: [
      '{{by}} invites you to join the space of {{organisation}}: needs, deliveries and timesheets in one place.',
      'The page that opens tells you who invites you and as what. Nothing is opened until you accept.',
    ],
    button: 'See the invitation',
    note: 'This link works once, for 14 days. If this invitation is not for you, ignore this message: no account is created.',
  },
  inviteStaff: {
    footer: 'You are receiving this message because you have been invited.',
    subject: '{{by}} invites you to {{operator}}',
    lines: [
      '{{by}} invites you to join the {{operator}} team.',
      'The page that opens tells you who invites you and as what. Nothing is opened until you accept.',
    ],
    button: 'See the invitation',
    note: 'This link works once, for 14 days. If this invitation is not for you, ignore this message: nothing will be opened.',
  },
  newDevice: {
    subject: 'Sign-in from a new device',
    lines: [
      'Sign-in to your account from a device we did not know: {{device}} (address {{address}}).',
      'If it was you, there is nothing to do. If not, change your password at once: every other session will end.',
    ],
    button: 'Open the Security page',
  },
  identityLinked: {
    subject: 'Your account opens with {{provider}}',
    lines: [
      'Your {{operator}} account is now connected to {{provider}}: you can sign in with it.',
      'If it was not you, choose a new password at once, then disconnect {{provider}} on the Security page.',
    ],
    button: 'Open the Security page',
  },
  welcome: {
    subject: 'Welcome to {{operator}}',
    lines: ['Your account has been created, and {{provider}} has confirmed your address: you sign in with it, without a password.'],
    button: 'Enter my space',
  },
  identityTookOver: {
    subject: 'Your account opens with {{provider}}',
    lines: [
      'Your {{operator}} account is now connected to {{provider}}, which confirms that this address is yours.',
      'Nobody had confirmed it so far: to be safe, the password chosen when the account was made has been erased. You can choose one on the Security page.',
    ],
  },
  twoStepOn: {
    subject: 'Two-step sign-in is on',
    lines: [
      'A code from your app will be asked for at every sign-in, on top of your password.',
      'Keep your recovery codes in a safe place: they open your account should you lose your phone.',
    ],
  },
  twoStepOff: {
    subject: 'Two-step sign-in is off',
    lines: [
      'Your password alone is again enough to sign in.',
      'If it was not you, choose a new password at once: the button below and the sign-in page lead there.',
    ],
    button: 'Open the Security page',
  },
  recoveryCodes: {
    subject: 'Your recovery codes were renewed',
    lines: [
      'New recovery codes have just been made for your account: the previous ones no longer work.',
      'If it was not you, change your password at once, then make other codes.',
    ],
    button: 'Open the Security page',
  },
  farewell: {
    subject: 'Your account is deleted',
    lines: [
      'As you asked, your account is deleted. Your name, your address, your phone number and your picture are erased.',
      'What others have to keep, such as the history of their records, no longer bears your name. Thank you for the time you spent with us.',
    ],
  },
  consent: {
    subject: 'Would you like to keep your profile?',
    lines: [
      'We have not heard from you for a long time. We keep nobody’s data without a reason: please tell us whether you would like to stay.',
      'Without an answer from you, your profile, resumes, documents and messages will be erased on {{day}}.',
    ],
    button: 'Keep my profile',
    note: 'This link works once, without a password. You may also simply sign in.',
  },
  purged: {
    subject: 'Your data is erased',
    lines: [
      'As announced, your account is closed and your data is erased: profile, resumes, documents and messages.',
      'What the law asks us to keep, such as signed contracts, is kept for the prescribed time only. You may sign up again whenever you wish.',
    ],
  },
  locked: {
    subject: 'Too many sign-in attempts',
    lines: [
      'Too many wrong passwords were tried for your account. To be safe, for {{minutes}} minutes it refuses sign-ins from any device but those you have used before.',
      'You can choose a new password without waiting: “Forgotten password” on the sign-in page, or the Security page if you are signed in.',
    ],
    button: 'Open the Security page',
  },
  signatureCode: {
    subject: '{{code}}: your code to sign',
    lines: [
      'Your code to sign the contract {{what}}: {{code}}',
      'It is valid for {{minutes}} minutes and works once. Give it to nobody: it is worth your signature.',
    ],
    note: 'If you asked for nothing, ignore this message and change your password.',
  },
  contractLink: {
    subject: 'A contract to sign: {{what}}',
    lines: [
      '{{organisation}} sends you the contract {{what}} to read and sign. You need no account: the link below is yours alone.',
      'It is valid for {{days}} days. Do not forward it: you will be asked for a code sent to this address to sign.',
    ],
    button: 'Read the contract',
    note: 'If you expect no contract, ignore this message.',
  },
  contractCopy: {
    subject: 'Your signed contract: {{what}}',
    lines: [
      'Both parties have signed the contract {{what}}. Your copy, with its evidence page, is waiting at the link below.',
      'This personal link is valid for {{days}} days: remember to save the PDF. After that, {{organisation}} can send it to you again.',
    ],
    button: 'Download the contract',
    note: 'Do not forward this message: its link opens your contract.',
  },
  notice: {
    subject: '{{what}}',
    lines: ['{{what}}.'],
    button: 'Open in {{operator}}',
    note: 'You choose which e-mails you receive on the My account page.',
  },
  digest: {
    subject: 'Your notifications of the day',
    lines: ['Since yesterday, on {{operator}}:', '{{what}}'],
    button: 'Open {{operator}}',
    note: 'You choose which e-mails you receive on the My account page.',
  },
};
