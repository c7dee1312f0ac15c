import type { EventKind } from '../../history/history.ts';
import type { history as reference } from '../fr/history.ts';

const kind: Record<EventKind, string> = {
  'session.signIn': 'Signed in',
  'session.signOut': 'Signed out',
  'account.language': 'Language changed',
  'account.create': 'Account created',
  'account.resend': 'Verification link sent again',
  'account.verify': 'Address verified',
  'account.forgot': 'New password asked for',
  'account.reset': 'Password chosen by e-mail',
  'account.invite': 'Invitation sent',
  'account.enable': 'Account activated by its owner',
  'account.deactivate': 'Account deactivated by its owner',
  'account.reactivate': 'Account reactivated by its owner',
  'session.locked': 'Sign-in suspended after too many tries',
  'referential.create': 'Value added',
  'referential.update': 'Value changed',
  'referential.disable': 'Value disabled',
  'referential.enable': 'Value enabled',
  'referential.move': 'Value moved',
};

export const history: typeof reference = {
  title: 'History',
  recent: 'Recent activity',
  empty: 'No activity yet',
  system: 'Jalon',
  before: 'Before:',
  after: 'After:',
  nothing: 'empty',
  more: 'Show more',
  kind,
  field: {
    fr: 'French',
    en: 'English',
    code: 'Code',
    group: 'Group',
    state: 'State',
    list: 'Reference list',
    rank: 'Rank',
    lang: 'Language',
  },
};
