import type { common as reference } from '../fr/common.ts';

export const common: typeof reference = {
  product: 'Jalon',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  undo: 'Undo',
  undone: 'The change was undone',
  back: 'Back',
  optional: 'optional',
  loading: 'Loading…',
  actions: 'Actions',
  yes: 'Yes',
  no: 'No',
};
