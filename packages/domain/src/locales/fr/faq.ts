import type { ActionOf } from '../../core/workflow.ts';
import type { faqFlow } from '../../faq/faq.ts';
import { faqWords } from '../../faq/faq-words.ts';

const words = faqWords.fr;

const action: Record<ActionOf<typeof faqFlow> | 'create', string> = {
  create: 'Nouvelle question',
  update: 'Modifier',
  publish: 'Publier',
  unpublish: 'Retirer de la publication',
  move: 'Déplacer',
  delete: 'Supprimer',
};

/** Questions and answers, for those who read them and those who write them. */
export const faq = {
  title: 'Une question ?',
  intro_one: '{{count}} réponse, relue par l’équipe {{operator}}.',
  intro_other: '{{count}} réponses, relues par l’équipe {{operator}}.',
  adminIntro: '{{published}} réponses publiées : {{talents}} lues par les indépendants, {{companies}} par les entreprises.',
  search: 'Chercher une réponse',
  themes: 'Thèmes',
  all: 'Toutes',
  /** Of a link that somebody was sent. */
  gone: 'Cette question n’est plus publiée.',
  results: 'Résultats',
  found_one: '{{count}} réponse pour « {{text}} »',
  found_other: '{{count}} réponses pour « {{text}} »',
  list: 'Questions',
  updated: 'Mise à jour le {{date}}',
  useful: 'Cette réponse vous a-t-elle été utile ?',
  thanks: 'Merci pour votre avis.',
  thanksNo: 'Merci, nous allons améliorer cette réponse.',
  change: 'Changer d’avis',
  nothingTitle: 'Rien pour « {{text}} »',
  nothingText: 'Essayez un autre mot, ou l’une de ces questions.',
  emptyTitle: 'Aucune réponse pour l’instant',
  emptyText: 'Les réponses publiées apparaîtront ici.',
  adminEmptyText: 'Rédigez la première question : elle reste un brouillon jusqu’à sa publication.',
  askText: 'Écrivez à l’équipe {{operator}} :',
  mode: 'Affichage',
  modes: { edit: 'Modifier', freelances: 'Indépendant', companies: 'Entreprise' },
  preview: 'Aperçu : ce que voit cette personne. Les brouillons n’y sont pas.',
  edit: 'Modifier : {{name}}',
  usefulShare: '{{share}} % utile',
  noVotes: 'sans avis',
  votes_one: '{{share}} % utile, {{count}} avis',
  votes_other: '{{share}} % utile, {{count}} avis',
  missed: 'Cherché, pas trouvé',
  missedEmpty: 'Toutes les recherches ont trouvé une réponse.',
  missedCount_one: '{{count}} recherche, {{who}}',
  missedCount_other: '{{count}} recherches, {{who}}',
  who: { Freelance: 'indépendants', Company: 'entreprises', Commercial: 'commerciaux', Admin: 'administrateurs' },
  quoted: '« {{text}} »',
  write: 'Rédiger',
  writeFor: 'Rédiger une réponse pour « {{text}} »',
  poor: 'Peu utiles',
  language: 'Langue de la réponse',
  englishMissing: 'L’anglais manque : le français est affiché à sa place.',
  changed:
    'Cette question a changé pendant que vous l’écriviez. Votre texte est gardé dans ce navigateur : rouvrez la question pour le reprendre ou partir de la nouvelle version.',
  changedReload: 'Revenir aux questions',
  action,
  column: { ...words.field, state: 'État' },
  ...words.value,
  done: {
    create: 'Brouillon enregistré',
    update: 'Réponse enregistrée',
    publish: 'Réponse publiée',
    unpublish: 'Réponse retirée de la publication',
    delete: 'Question supprimée',
  },
  deleteTitle: 'Supprimer cette question ?',
  deleteText: 'La question, sa réponse et les avis des lecteurs seront supprimés. C’est définitif.',
};
