import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

const token = { iss: 'https://id.acme.example', sub: '7' };

test('the token says who it is, and what is asked for besides only fills in', () => {
  const more = { iss: 'https://accounts.google.com', sub: '8', email: ' Lea@Exemple.FR ', email_verified: 'true', given_name: 'Léa' };
  expect(visitorOf(token, more)).toEqual({
    ...{ issuer: token.iss, subject: '7', email: 'lea@exemple.fr', isEmailVerified: true, firstName: 'Léa', lastName: '' },
  });
});

test.each([
  [
    { email: 'no address', email_verified: true },
    { email: null, isEmailVerified: false },
  ],
  [
    { email: ['lea@exemple.fr'], email_verified: true },
    { email: null, isEmailVerified: false },
  ],
  [{ email: 'lea@exemple.fr' }, { email: 'lea@exemple.fr', isEmailVerified: false }],
  [
    { given_name: 'x'.repeat(51), family_name: 7 },
    { firstName: '', lastName: '' },
  ],
])('what does not fit is not believed: %j', (claims, expected) => {
  expect(visitorOf({ ...token, ...claims }, {})).toMatchObject(expected);
});

test('a subject longer than any is refused', () => {
  expect(() => visitorOf({ ...token, sub: 'x'.repeat(256) }, {})).toThrow('identity.refused');
});
