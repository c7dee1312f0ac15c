import type { views as french } from '../../fr/base/views.ts';

export const views: typeof french = {
  title: 'Views',
  everything: 'All',
  column: { name: 'Name', query: 'Filters and order', isShared: 'Shared with the team' },
  save: 'Save view',
  saveAs: 'Save as…',
  saveText: 'The search, filters, order and columns, under a name that you find above the list.',
  saveButton: 'Save',
  saved: 'View “{{name}}” saved',
  modified: 'Modified',
  update: 'Update',
  updated: 'View “{{name}}” updated',
  rename: 'Rename',
  renameButton: 'Rename',
  shared: 'Shared with the team',
  delete: 'Delete',
  deleted: 'View “{{name}}” deleted',
  actions: 'Actions on the view “{{name}}”',
};
