import type { NoticeCategory } from '../../../core/notices.ts';
import type { NotificationQuery } from '../../../notifications/notification-schema.ts';

/** The bell of every screen, and the page it leads to. */
export const notifications = {
  title: 'Notifications',
  bell_one: 'Notifications, {{count}} non lue',
  bell_other: 'Notifications, {{count}} non lues',
  tabs: { all: 'Toutes', unread: 'Non lues', toTreat: 'À traiter' } satisfies Record<NotificationQuery['show'], string>,
  summary: {
    nothing: 'Tout est lu.',
    unread_one: '{{count}} non lue',
    unread_other: '{{count}} non lues',
    toTreat_one: '{{count}} à traiter',
    toTreat_other: '{{count}} à traiter',
    shared: 'Une notification traitée par un collègue l’est pour toute l’équipe.',
  },
  about: {
    account: 'Votre compte',
    team: 'Équipe',
    portfolio: 'Portefeuille',
    validation: 'Compte',
    documents: 'Pièce légale',
    opportunities: 'Besoin',
    applications: 'Candidature',
    talents: 'Talent',
    projects: 'Projet',
    reports: 'Temps et frais',
  } satisfies Record<NoticeCategory, string>,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  readAll: 'Tout marquer comme lu',
  allRead_one: '{{count}} notification marquée comme lue',
  allRead_other: '{{count}} notifications marquées comme lues',
  choices: 'Prévenez-moi',
  all: 'Tout voir',
  open: 'Ouvrir les notifications',
  more: 'Afficher les précédentes',
  read: 'Marquer comme lue',
  unread: 'Marquer comme non lue',
  isUnread: 'Non lue',
  treat: 'Marquer comme traitée',
  untreat: 'À traiter de nouveau',
  treated: 'Traitée',
  treatedBy: 'Traitée par {{name}}',
  treatedDone: 'Notification traitée',
  toTreatCount_one: '{{count}} à traiter',
  toTreatCount_other: '{{count}} à traiter',
  empty: { all: 'Aucune notification pour l’instant', unread: 'Tout est lu', toTreat: 'Rien ne vous attend' } satisfies Record<
    NotificationQuery['show'],
    string
  >,
  emptyText: {
    all: 'Ce qui vous concerne apparaîtra ici.',
    unread: 'Les nouvelles notifications arriveront ici, sans recharger la page.',
    toTreat: 'Ce qui attend une décision de votre part apparaîtra ici.',
  } satisfies Record<NotificationQuery['show'], string>,
  keys: { walk: 'parcourir', open: 'ouvrir', treat: 'traitée', unread: 'non lue' },
};
