import { expect, test } from 'vitest';
import { hashNewPassword } from './new-password.ts';
import { isPassword } from './password.ts';

const refusal = (why: string) => ({ code: 'request.invalid', details: { fields: { password: why } } });

// Each has the four classes the form asks for, and is a password of the list with something around it.
test.each(['Trustno1!', 'Mustang2024$', 'M1ch3lle!9', '1qaz2wsX!', 'Camille#12', 'L!verp00l9'])(
  '%s is among those that leaked most, plainly or disguised',
  async (password) => {
    await expect(hashNewPassword(password, {})).rejects.toMatchObject(refusal('validation.commonPassword'));
  },
);

test('the name of the product, the person, their address or their company is refused, disguised too', async () => {
  const chooser = { firstName: 'Solène', lastName: 'Kerbrat', email: 'petitbateau@exemple.test', company: 'Nova Conseil' };
  for (const password of ['J4lon!arbre7', 'S0lene.arbre7', 'Arbre!Kerbr@t7', 'Petit.B4teau7', 'Nov@Conseil.77'])
    await expect(hashNewPassword(password, chooser)).rejects.toMatchObject(refusal('validation.ownPassword'));
});

test('any other is hashed', async () => {
  const password = 'Chemin!42vert';
  expect(await isPassword(password, await hashNewPassword(password, { firstName: 'Solène' }))).toBe(true);
});
