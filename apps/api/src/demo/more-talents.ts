import type { talents } from './talent-profiles.ts';

/** Others yet, of professions around software: a market has more than developers. */
export const moreTalents: typeof talents = [
  {
    ...{ firstName: 'Maëlle', lastName: 'Kerdoncuff', title: 'Product designer', professions: ['product-designer', 'ux-researcher'] },
    ...{ skills: ['Figma', 'Design system', 'Tests utilisateurs', 'Prototypage'], experience: '3', contract: 'Freelance', status: 'EI' },
    ...{ euros: 530, availableIn: 4 },
  },
  {
    ...{ firstName: 'Idriss', lastName: 'Camara', title: 'Consultant Salesforce', professions: ['salesforce-consultant'] },
    ...{ skills: ['Salesforce', 'Apex', 'Conduite du changement'], experience: '2', contract: 'Freelance', status: 'SASU' },
    ...{ euros: 590, availableIn: 18 },
  },
  {
    ...{ firstName: 'Noémie', lastName: 'Sabatier', title: 'Contrôleuse de gestion', professions: ['management-controller'] },
    ...{ skills: ['Anaplan', 'Excel', 'Consolidation', 'Budget'], experience: '11', contract: 'Freelance', status: 'portage' },
    ...{ euros: 610, availableIn: 0 },
  },
  {
    ...{ firstName: 'Étienne', lastName: 'Lacaze', title: 'Automaticien', professions: ['automation-engineer', 'electrical-engineer'] },
    ...{ skills: ['Siemens TIA', 'Automates', 'Supervision'], experience: '3', contract: 'Freelance', status: 'EURL' },
    ...{ euros: 470, availableIn: 33 },
  },
  {
    ...{ firstName: 'Oriane', lastName: 'Delcourt', title: 'Responsable SEO', professions: ['seo-consultant', 'web-analyst'] },
    ...{ skills: ['SEO', 'Google Analytics', 'Rédaction web'], experience: '2', contract: 'Freelance', status: 'EI', euros: 420 },
    ...{ availableIn: 11 },
  },
  {
    ...{ firstName: 'Samir', lastName: 'Touati', title: 'Ingénieur d’essais automatisés', professions: ['test-automation-engineer'] },
    ...{ skills: ['Cypress', 'Robot Framework', 'Cucumber'], experience: '2', contract: 'Freelance', status: 'SASU', euros: 500 },
    ...{ availableIn: 45 },
  },
  {
    ...{ firstName: 'Perrine', lastName: 'Jaouen', title: 'Acheteuse de prestations', professions: ['buyer', 'procurement-consultant'] },
    ...{ skills: ['Achats indirects', 'Négociation', 'Appels d’offres'], experience: '3', contract: 'CDI', euros: 52_000, availableIn: 60 },
  },
  {
    ...{ firstName: 'Kenji', lastName: 'Morita', title: 'Embedded software engineer', professions: ['embedded-software-engineer'] },
    ...{ skills: ['C', 'Zephyr', 'CAN', 'FreeRTOS'], experience: '3', contract: 'Freelance', status: 'EURL', euros: 600, availableIn: 27 },
  },
  {
    ...{ firstName: 'Violette', lastName: 'Assouline', title: 'Juriste en droit du numérique', professions: ['legal-counsel'] },
    ...{ skills: ['RGPD', 'Contrats informatiques', 'Propriété intellectuelle'], experience: '11', contract: 'Freelance', status: 'EI' },
    ...{ euros: 650, availableIn: 9 },
  },
  {
    ...{ firstName: 'Rémi', lastName: 'Fauvel', title: 'Directeur financier de transition', professions: ['interim-manager'] },
    ...{ skills: ['Trésorerie', 'Restructuration', 'Consolidation'], experience: '11', contract: 'Freelance', status: 'SASU' },
    ...{ euros: 950, availableIn: 14 },
  },
];
