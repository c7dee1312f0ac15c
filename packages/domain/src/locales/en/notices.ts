import type { notices as reference } from '../fr/notices.ts';

export const notices: typeof reference = {
  by: 'Jalon',
  kind: {
    'account.signUp': 'Account to validate: {{name}}',
    'account.verify': 'Account to validate: {{name}}',
    'talent.appear': 'A new profile fits your search: {{name}}',
    'conversation.report': 'Message reported by {{by}}: {{name}}',
    'conversation.unread': '{{by}} wrote to you: {{name}}',
    'account.enable': '{{name}} has joined your company',
  },
};
