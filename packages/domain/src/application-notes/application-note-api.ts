import { resource } from '../core/resource.ts';
import { ApplicationNote, applicationNoteFlow, applicationNoteListing } from './application-note.ts';

export const applicationNotes = resource({
  path: '/api/application-notes',
  noun: 'note on an application',
  about: 'What a team says of an application among themselves',
  flow: applicationNoteFlow,
  record: ApplicationNote,
  listing: applicationNoteListing,
});
