import { wordsOf } from '../core/feature-words.ts';
import type { vehicleFlow } from './vehicle.ts';

export const vehicleWords = wordsOf<typeof vehicleFlow>()({
  fr: {
    state: { active: 'Utilisé', retired: 'Retiré' },
    event: {
      create: 'Véhicule ajouté',
      update: 'Véhicule modifié',
      retire: 'Véhicule retiré',
      restore: 'Véhicule utilisé de nouveau',
    },
    notice: {},
    field: { label: 'Nom', kind: 'Genre', power: 'Puissance fiscale', isElectric: 'Électrique' },
    value: { kind: { car: 'Voiture', motorcycle: 'Moto', moped: 'Cyclomoteur' } },
  },
  en: {
    state: { active: 'In use', retired: 'Retired' },
    event: { create: 'Vehicle added', update: 'Vehicle changed', retire: 'Vehicle retired', restore: 'Vehicle in use again' },
    notice: {},
    field: { label: 'Name', kind: 'Kind', power: 'Fiscal horsepower', isElectric: 'Electric' },
    value: { kind: { car: 'Car', motorcycle: 'Motorcycle', moped: 'Moped' } },
  },
});
