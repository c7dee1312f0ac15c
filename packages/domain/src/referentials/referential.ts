import { listing } from '../core/listing.ts';
import { machine } from '../core/machine.ts';
import { type ListName, referenceLists } from '../core/reference-lists.ts';

/** A value is never removed, because records may hold it: it is disabled, and no longer offered. */
export const referentialMachine = machine({
  initial: 'enabled',
  states: ['enabled', 'disabled'],
  actions: {
    disable: { from: ['enabled'], to: 'disabled' },
    enable: { from: ['disabled'], to: 'enabled' },
  },
});

export const origins = ['local', 'external'] as const;
export const moves = ['first', 'up', 'down', 'last'] as const;

export const referentialListing = listing({
  sorts: ['place', 'code', 'fr', 'en', 'updatedAt'],
  filters: { state: referentialMachine.states, origin: origins, groupId: 'id' },
});

/** Codes of a list sorted by number must be numbers. */
export const codeFits = (list: ListName, code: string): boolean => referenceLists[list].order !== 'number' || /^\d{1,9}$/.test(code);

/** "Développeur d'API" → `developpeur-d-api`. */
export const codeFrom = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'value';
