import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { BenefitInput, benefitErrors, benefitFlow } from './benefit.ts';

const input = { partner: 'Banque', title: 'Compte offert', text: '<p>Un an</p>', code: 'JALON', link: '', endsOn: null };

const today = '2026-11-18';

test('administrators write, publish and order; freelances read', () => {
  expect(benefitFlow.actionsOn(aUser('Admin'), { state: 'draft' })).toEqual(['update', 'publish', 'move', 'delete']);
  expect(benefitFlow.actionsOn(aUser('Admin'), { state: 'published' })).toEqual(['update', 'unpublish', 'move', 'delete']);
  expect(benefitFlow.actionsOn(aUser('Freelance'), { state: 'published' })).toEqual([]);
  const reads = (['Freelance', 'Company', 'Commercial', 'Admin'] as const).filter((type) =>
    benefitFlow.view.some((rule) => rule.admits(aUser(type))),
  );
  expect(reads).toEqual(['Freelance', 'Admin']);
});

test('it is had by a code or a link', () => {
  expect(benefitErrors(input, today)).toEqual({});
  expect(benefitErrors({ code: '', link: 'https://exemple.fr', endsOn: today }, today)).toEqual({});
  expect(benefitErrors({ code: '', link: '', endsOn: null }, today)).toEqual({ code: 'validation.codeOrLink' });
});

test('what is over is not offered', () => {
  expect(benefitErrors({ ...input, endsOn: '2026-11-17' }, today)).toEqual({ endsOn: 'validation.todayOrLater' });
});

test.each([
  ['', true],
  ['https://exemple.fr', true],
  ['https://www.exemple.fr/jalon?code=1', true],
  ['http://exemple.fr', false],
  ['javascript:alert(1)', false],
  ['https://exemple.fr/a b', false],
])('the link %s', (link, isGood) => expect(BenefitInput.safeParse({ ...input, link }).success).toBe(isGood));
