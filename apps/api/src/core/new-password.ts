import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Chooser, coresOf, holdsOwnWord } from '@jalon/domain/core/common-passwords';
import { AppError } from '@jalon/domain/core/errors';
import { hashPassword, isPassword } from './password.ts';

/** The passwords that leaks hold most often: a JSON list, searched as it is. */
const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));

/**
 * The one way to the hash of a password somebody chooses: refused, at its field, when the list or the person's own words would find it.
 * The list is read for each choice and let go again: that takes a millisecond beside a hash of thirty, and no memory in between.
 * `present` is the hash of the password they have: another is asked for.
 */
export async function hashNewPassword(password: string, chooser: Chooser, present?: string | null): Promise<string> {
  if (holdsOwnWord(password, chooser)) throw refused('validation.ownPassword');
  const leaked = await readFile(list);
  if (coresOf(password).some((core) => leaked.includes(JSON.stringify(core)))) throw refused('validation.commonPassword');
  if (present && (await isPassword(password, present))) throw refused('validation.samePassword');
  return hashPassword(password);
}

const refused = (why: string): AppError => new AppError('request.invalid', { fields: { password: why } });
