import { wordsOf } from '../core/feature-words.ts';
import type { applicationNoteFlow } from './application-note.ts';

export const applicationNoteWords = wordsOf<typeof applicationNoteFlow>()({
  fr: {
    state: { kept: 'Enregistrée' },
    event: { create: 'Note écrite sur une candidature', delete: 'Note supprimée d’une candidature' },
    notice: {},
  },
  en: {
    state: { kept: 'Saved' },
    event: { create: 'Note written on an application', delete: 'Note removed from an application' },
    notice: {},
  },
});
