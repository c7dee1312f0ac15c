import type { OpportunityAround } from '@jalon/domain/opportunities/opportunity-around';
import { expect, test } from 'vitest';
import { type NeedValues, namesLeftIn } from './need-values.ts';

const around: OpportunityAround = {
  company: { id: 'c', name: 'Helioscope', logo: null, website: 'https://helioscope.fr', sector: null },
  ...{ divisions: [], isDivisionOptional: true, people: [] },
};
const need = (more: Partial<NeedValues>) =>
  ({
    isAnonymous: true,
    title: 'Tech lead',
    place: null,
    skills: [],
    description: '',
    prerequisites: '',
    ...more,
  }) as unknown as NeedValues;

test.each<[Partial<NeedValues>, string[]]>([
  [{ title: 'Tech lead Helioscope' }, ['Helioscope']],
  [{ description: '<p>Voir <a href="https://helioscope.fr/equipe">notre équipe</a></p>' }, ['https://helioscope.fr/equipe']],
  [{ prerequisites: '<p><a href="mailto:rh@helioscope.fr">Écrire</a></p>' }, ['mailto:rh@helioscope.fr']],
  [{ description: '<p><a href="https://exemple.fr">ici</a></p>' }, []],
  [{ isAnonymous: false, title: 'Helioscope' }, []],
])('what gives an anonymous need away: %o', (more, names) => {
  expect(namesLeftIn(need(more), around)).toEqual(names);
});
