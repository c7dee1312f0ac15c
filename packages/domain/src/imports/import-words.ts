import { syncRunWords } from '../connector/sync-run-words.ts';
import { wordsOf } from '../core/feature-words.ts';
import type { importFlow } from './import.ts';

export const importWords = wordsOf<typeof importFlow>()({
  fr: {
    routes: { 'commercial.imports': 'Imports', 'admin.imports': 'Imports' },
    state: {
      done: 'Importé',
      undone: 'Annulé',
      preparing: 'Lecture en cours',
      prepared: 'Aperçu prêt',
      running: 'Import en cours',
      failed: 'En échec',
      dropped: 'Abandonné',
    },
    event: {
      create: 'Fichier importé',
      request: 'Aperçu demandé',
      prepare: 'Aperçu calculé',
      apply: 'Import lancé',
      finish: 'Import terminé',
      fail: 'Import en échec',
      drop: 'Aperçu abandonné',
      undo: 'Import annulé',
    },
    notice: {},
    field: {
      name: 'Fichier',
      created: 'Lignes importées',
      errors: 'Lignes en erreur',
      duplicates: 'Doublons',
      good: 'Lignes à importer',
      waiting: 'Pour le prochain import',
      without: 'États laissés de côté',
      failure: 'Motif',
    },
    value: { failure: syncRunWords.fr.value.failure },
  },
  en: {
    routes: { 'commercial.imports': 'Imports', 'admin.imports': 'Imports' },
    state: {
      done: 'Imported',
      undone: 'Undone',
      preparing: 'Reading',
      prepared: 'Preview ready',
      running: 'Importing',
      failed: 'Failed',
      dropped: 'Dropped',
    },
    event: {
      create: 'File imported',
      request: 'Preview asked for',
      prepare: 'Preview computed',
      apply: 'Import started',
      finish: 'Import finished',
      fail: 'Import failed',
      drop: 'Preview dropped',
      undo: 'Import undone',
    },
    notice: {},
    field: {
      name: 'File',
      created: 'Imported lines',
      errors: 'Lines in error',
      duplicates: 'Duplicates',
      good: 'Lines to import',
      waiting: 'For the next import',
      without: 'States left out',
      failure: 'Reason',
    },
    value: { failure: syncRunWords.en.value.failure },
  },
});
