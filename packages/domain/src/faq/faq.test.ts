import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { audiencesOf, FaqInput, faqFlow } from './faq.ts';

const admin = aUser('Admin');

test('only administrators write, publish, move and remove; what is published is withdrawn before it is published again', () => {
  expect(faqFlow.actionsOn(admin, { state: 'draft' })).toEqual(['update', 'publish', 'move', 'delete']);
  expect(faqFlow.actionsOn(admin, { state: 'published' })).toEqual(['update', 'unpublish', 'move', 'delete']);
  expect(faqFlow.actionsOnList(admin)).toEqual(['create']);
  for (const type of ['Freelance', 'Company', 'Commercial'] as const) {
    expect(faqFlow.actionsOn(aUser(type), { state: 'published' })).toEqual([]);
    expect(faqFlow.actionsOnList(aUser(type))).toEqual([]);
    expect(faqFlow.view.some((rule) => rule.admits(aUser(type)))).toBe(true);
  }
});

test('publishing and withdrawing undo each other', () => {
  const { publish, unpublish } = faqFlow.actions;
  expect([publish.undoneBy, unpublish.undoneBy]).toEqual(['unpublish', 'publish']);
  expect([faqFlow.next({ state: 'draft' }, 'publish'), faqFlow.next({ state: 'published' }, 'unpublish')]).toEqual(['published', 'draft']);
});

test('freelances and companies read what is for them and for everyone, the staff read everything', () => {
  expect(audiencesOf({ type: 'Freelance' })).toEqual(['everyone', 'freelances']);
  expect(audiencesOf({ type: 'Company' })).toEqual(['everyone', 'companies']);
  for (const type of ['Commercial', 'Admin'] as const) expect(audiencesOf({ type })).toHaveLength(3);
});

test('French is required, English is not, and marks alone are no answer', () => {
  const input = { questionFr: 'Quand ?', answerFr: '<p>Demain</p>', questionEn: '', answerEn: '', audience: 'everyone', theme: 'time' };
  expect(FaqInput.safeParse(input).success).toBe(true);
  expect(FaqInput.safeParse({ ...input, answerFr: '<p> &nbsp;</p>' }).error?.issues[0]).toMatchObject({
    path: ['answerFr'],
    message: 'validation.required',
  });
  expect(FaqInput.safeParse({ ...input, answerFr: 'x'.repeat(10_001) }).success).toBe(false);
});
