import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { AdminInput } from '@jalon/domain/accounts/managed-account-schema';
import { createAdmin } from '../apps/api/src/accounts/create-admin.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { StartError } from '../apps/api/src/start-error.ts';
import { withMigratedDatabase } from './database.ts';

const usage = 'npm run admin:create -- --email claire@jalon.example --first-name Claire --last-name Dubois [--lang fr|en]';
const flags = { email: 'email', firstName: 'first-name', lastName: 'last-name', lang: 'lang' } as const;
const questions = { email: 'E-mail', firstName: 'First name', lastName: 'Last name' } as const;
type Field = keyof typeof flags;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run admin:create`: an administrator, who chooses a password at the address that is printed. Mail is not needed. */
await withMigratedDatabase(async (url, _version, config) => {
  const admin = checked(await asked(given()));
  const database = openDatabase(url, { poolSize: 1 });
  try {
    const address = await createAdmin(database, admin, config);
    print(`${admin.firstName} ${admin.lastName} (${admin.email}) is an administrator once a password is chosen here, within 14 days:`);
    print(address);
  } finally {
    await database.close();
  }
});

type Given = Partial<Record<Field, string>>;

function given(): Given {
  try {
    const text = { type: 'string' } as const;
    const options = { email: text, 'first-name': text, 'last-name': text, lang: text };
    const { values } = parseArgs({ options });
    return Object.fromEntries(
      Object.entries(flags).flatMap(([field, flag]) => (values[flag] === undefined ? [] : [[field, values[flag]]])),
    );
  } catch (error) {
    throw new StartError('configuration', `${(error as Error).message.split('.')[0]}; use: ${usage}`);
  }
}

/** What was not said, of whoever sits in front of it. */
async function asked(answers: Given): Promise<Given> {
  const missing = Object.entries(questions).filter(([field]) => answers[field as Field] === undefined);
  if (missing.length === 0 || !process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const complete = { ...answers };
  for (const [field, question] of missing) complete[field as Field] = await terminal.question(`${question}: `);
  terminal.close();
  return complete;
}

/** By the same rules as in the product. */
function checked(answers: Given): AdminInput {
  const result = AdminInput.safeParse(answers);
  if (result.success) return result.data;
  const wrong = [...new Set(result.error.issues.map(({ path: [field] }) => field as Field))];
  const said = wrong.map(
    (field) => `--${flags[field]} ${answers[field] ? `is not valid (${JSON.stringify(answers[field])})` : 'is missing'}`,
  );
  throw new StartError('configuration', `${said.join(', ')}; use: ${usage}`);
}
