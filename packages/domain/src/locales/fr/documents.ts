import type { ActionOf } from '../../core/workflow.ts';
import type { DocumentState, DocumentType, documentFlow } from '../../documents/document.ts';

const type: Record<DocumentType, string> = {
  vigilance: 'Attestation de vigilance URSSAF',
  registration: 'Extrait Kbis',
  tax: 'Régularité fiscale',
  insurance: 'Assurance RC professionnelle',
  foreignWorkers: 'Salariés étrangers',
  residency: 'Titre de séjour',
};
/** Under a part of the bar, where there is room for one word. */
const short: typeof type = {
  vigilance: 'URSSAF',
  registration: 'Kbis',
  tax: 'Fiscale',
  insurance: 'Assurance',
  foreignWorkers: 'Salariés',
  residency: 'Séjour',
};
const purpose: typeof type = {
  vigilance: 'Prouve que vos cotisations sont payées. À renouveler tous les six mois.',
  registration: 'Prouve que votre société existe. À redonner tous les six mois.',
  tax: 'Prouve que vos impôts sont à jour.',
  insurance: 'Couvre les dommages causés pendant une prestation.',
  foreignWorkers: 'La loi demande la liste de ceux soumis à autorisation de travail, ou la déclaration qu’il n’y en a pas.',
  residency: 'Demandé aux personnes hors Union européenne.',
};
const state: Record<DocumentState, string> = { submitted: 'À vérifier', accepted: 'Acceptée', refused: 'Refusée', expired: 'Expirée' };
const action: Record<ActionOf<typeof documentFlow> | 'create', string> = {
  create: 'Déposer',
  replace: 'Remplacer',
  accept: 'Accepter',
  refuse: 'Refuser…',
  reopen: 'Vérifier à nouveau',
  expire: 'Expirer',
  remind: 'Rappeler',
  delete: 'Supprimer…',
};

export const documents = {
  type,
  short,
  purpose,
  state,
  action,
  column: {
    owner: 'Indépendant',
    type: 'Pièce',
    addedOn: 'Déposée le',
    expiresOn: 'Valable jusqu’au',
    state: 'État',
    reason: 'Motif',
    file: 'Fichier',
  },
};
