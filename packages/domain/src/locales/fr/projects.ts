export const projects = {
  file: 'projets',
  deliveriesFile: 'prestations',
  column: {
    project: 'Projet',
    company: 'Entreprise',
    division: 'Pôle',
    person: 'Indépendant',
    delivery: 'Prestation',
    state: 'État',
    period: 'Période',
    days: 'Jours',
    daysWorked: 'Jours réalisés',
    deliveries: 'Prestations',
    predicted: 'Budget prévu',
    consumed: 'Consommé',
  },
};
