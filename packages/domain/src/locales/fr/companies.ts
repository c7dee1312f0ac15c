import type { AccountLink } from '../../accounts/managed-account.ts';
import type { CompanyAct, CompanyAction, CompanyLink } from '../../companies/managed-company.ts';
import type { ActiveState } from '../../core/active-machine.ts';
import type { Counted } from '../counted.ts';

const state: Record<ActiveState, string> = { active: 'Active', disabled: 'Désactivée' };
const action: Record<CompanyAction, string> = {
  edit: 'Modifier',
  assign: 'Choisir les commerciaux',
  disable: 'Désactiver',
  activate: 'Réactiver',
  delete: 'Supprimer',
};
const done: Record<CompanyAct, string> = {
  disable: '{{name}} : entreprise désactivée',
  activate: '{{name}} : entreprise réactivée',
  delete: '{{name}} : entreprise supprimée',
};
const doneMany: Counted<CompanyAct> = {
  disable_one: '{{count}} entreprise désactivée',
  disable_other: '{{count}} entreprises désactivées',
  activate_one: '{{count}} entreprise réactivée',
  activate_other: '{{count}} entreprises réactivées',
  delete_one: '{{count}} entreprise supprimée',
  delete_other: '{{count}} entreprises supprimées',
};
const seeLinked: Record<CompanyLink | AccountLink, string> = {
  contacts: 'Voir ces contacts',
  companies: 'Voir ces entreprises',
};

/** The companies as the staff see them, and the portfolios of the commercials. */
export const companies = {
  tab: 'Entreprises',
  state,
  action,
  done,
  doneMany,
  column: {
    name: 'Entreprise',
    city: 'Ville',
    sector: 'Secteur d’activité',
    commercials: 'Commerciaux',
    contacts: 'Contacts',
    state: 'État',
    createdAt: 'Créée le',
  },
  sameSiren: 'Même SIREN que',
  nobody: 'Personne',
  away: '{{name}} (compte inactif)',
  commercial: { some: 'Avec un commercial', none: 'Sans commercial' },
  search: 'Rechercher nom, ville, SIREN',
  empty: 'Aucune entreprise',
  emptyText: 'Ajoutez une entreprise, puis ses contacts : ils reçoivent une invitation.',
  add: 'Ajouter une entreprise',
  added: '{{name}} a été ajoutée',
  saved: '{{name}} : informations enregistrées',
  details: 'Détails',
  contacts: 'Contacts',
  history: 'Historique',
  missing: 'Cette entreprise n’existe pas ou n’existe plus',
  missingText: 'Elle a pu être supprimée, ou ne fait pas partie des entreprises que vous suivez.',
  noContacts: 'Aucun contact pour l’instant',
  noContactsText: 'Ajoutez une première personne : elle ouvrira l’espace de l’entreprise.',
  addContact: 'Ajouter un contact',
  seeContacts_one: 'Voir le contact dans la liste',
  seeContacts_other: 'Voir les {{shown}} contacts dans la liste',
  disabledText: 'Ses contacts ne peuvent plus se connecter, et elle n’est plus proposée dans les listes.',
  deleteTitle: 'Supprimer {{name}} ?',
  deleteText: 'L’entreprise disparaît avec ses rôles et ses pôles. Son historique reste. C’est définitif.',
  deleteManyTitle_one: 'Supprimer {{count}} entreprise ?',
  deleteManyTitle_other: 'Supprimer {{count}} entreprises ?',
  linkedTitle: 'Suppression impossible : {{name}}',
  linkedText: 'Il y a encore {{list}}. Supprimez d’abord ce qui est rattaché, ou désactivez l’entreprise.',
  refusedWith: '{{name}} ({{list}})',
  linked: {
    contacts_one: '{{shown}} contact',
    contacts_other: '{{shown}} contacts',
    companies_one: '{{shown}} entreprise suivie',
    companies_other: '{{shown}} entreprises suivies',
  },
  seeLinked,
  assign: {
    title: 'Qui suit cette entreprise ?',
    text: 'Un commercial voit les entreprises de son portefeuille et leurs contacts.',
    search: 'Rechercher un commercial',
    none: 'Aucun commercial actif et validé pour l’instant',
    saved: '{{name}} : commerciaux enregistrés',
    changed: 'Quelqu’un a changé ce choix entre-temps. Rechargez-le pour repartir de ce qui est enregistré.',
  },
  portfolio: {
    title: 'Portefeuille',
    text: 'Les entreprises suivies par ce commercial.',
    seesAll: 'Ce commercial voit toutes les entreprises, quel que soit son portefeuille.',
    edit: 'Choisir les entreprises',
    companies: 'Entreprises',
    search: 'Rechercher une entreprise',
    none: 'Aucune entreprise active pour l’instant',
    empty: 'Aucune entreprise dans ce portefeuille',
    saved: '{{name}} : portefeuille enregistré',
  },
};
