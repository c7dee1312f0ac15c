import type { common as reference } from '../../fr/base/common.ts';

export const common: typeof reference = {
  product: 'Jalon',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  undo: 'Undo',
  undone: 'Change undone',
  back: 'Back',
  optional: 'optional',
  loading: 'Loading…',
  actions: 'Actions',
  legal: 'Legal information',
  yes: 'Yes',
  no: 'No',
  newPassword: {
    label: 'New password',
    confirmation: 'Confirm the password',
    rules: {
      length: 'at least 8 characters',
      upper: 'an uppercase letter',
      lower: 'a lowercase letter',
      digit: 'a digit',
      special: 'one of @!#$^*%/.+:;=',
    },
    met: 'met',
    unmet: 'not met yet',
  },
};
