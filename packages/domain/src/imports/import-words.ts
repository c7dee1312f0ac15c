import { wordsOf } from '../core/feature-words.ts';
import type { importFlow } from './import.ts';

export const importWords = wordsOf<typeof importFlow>()({
  fr: {
    routes: { 'commercial.imports': 'Imports', 'admin.imports': 'Imports' },
    state: { done: 'Importé', undone: 'Annulé' },
    event: { create: 'Fichier importé', undo: 'Import annulé' },
    notice: {},
    field: { name: 'Fichier', created: 'Lignes importées', errors: 'Lignes en erreur', duplicates: 'Doublons' },
  },
  en: {
    routes: { 'commercial.imports': 'Imports', 'admin.imports': 'Imports' },
    state: { done: 'Imported', undone: 'Undone' },
    event: { create: 'File imported', undo: 'Import undone' },
    notice: {},
    field: { name: 'File', created: 'Imported lines', errors: 'Lines in error', duplicates: 'Duplicates' },
  },
});
