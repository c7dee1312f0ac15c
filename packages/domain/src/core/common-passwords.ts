/** The words most passwords are made of, in French and English. A capital, a digit and a sign around one do not make it a secret. */
const words = new Set(
  `password passe motdepasse azerty azertyuiop qwerty qwertyuiop admin administrator administrateur root welcome bienvenue bonjour
  salut soleil doudou chouchou loulou coucou jetaime iloveyou princess princesse letmein monkey dragon football master login
  secret changeme abcdef abcdefgh abc test testing user utilisateur demo default summer winter autumn spring ete hiver
  automne printemps january february march april june july august september october november december janvier fevrier mars avril mai
  juin juillet aout septembre octobre novembre decembre monday friday lundi vendredi paris france lyon marseille toulouse london
  marseillais psg freelance company commercial entreprise starwars pokemon superman batman sunshine flower hello computer ordinateur internet`.split(
    /\s+/,
  ),
);

const lookalikes: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };
const undisguise = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);
const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');
const plainOf = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const trimmed = (text: string): string => text.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');

/** Whether a guess from a short list would find it: a common word, written plainly or with signs for letters, and something around it. */
export function isCommonPassword(value: string): boolean {
  const plain = plainOf(value);
  return words.has(lettersOf(plain)) || words.has(lettersOf(undisguise(trimmed(plain)))) || /^(.)\1*$/.test(lettersOf(plain));
}

/** What a long list is asked for: the password itself, and what is left of it without what most people put around a word. */
export function coresOf(value: string): string[] {
  const plain = plainOf(value);
  const core = trimmed(plain);
  const withoutSigns = plain.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const withoutAny = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const cores = [plain, withoutSigns, withoutAny, core, undisguise(withoutAny), undisguise(core)];
  return [...new Set(cores)].filter((text) => text.length >= shortestWord);
}

/** Fewer letters are in too many words to mean one. */
const shortestWord = 4;

/** Who chooses a password. */
export type Chooser = { firstName?: string; lastName?: string; email?: string; company?: string | null };

/** Words of the context, which whoever guesses for this person begins with (V6.1.2): the product, the name, the address, the company. */
function ownWords({ firstName = '', lastName = '', email = '', company }: Chooser): string[] {
  const local = email.split('@')[0] ?? '';
  const parts = [firstName, lastName, local].flatMap((text) => [text, ...plainOf(text).split(/[^a-z]+/)]);
  return ['jalon', ...parts, company ?? ''].map((text) => lettersOf(plainOf(text))).filter((word) => word.length >= shortestWord);
}

export function holdsOwnWord(value: string, chooser: Chooser): boolean {
  const plain = plainOf(value);
  const readings = [lettersOf(plain), lettersOf(undisguise(plain))];
  return ownWords(chooser).some((word) => readings.some((reading) => reading.includes(word)));
}
