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

/** Whether a guess from a short list would find it: a common word, written plainly or with signs for letters, and something around it. */
export function isCommonPassword(value: string): boolean {
  const plain = value.toLowerCase().normalize('NFD');
  const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
  const disguised = plain.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '').replace(/[@431!0$57]/g, (sign) => lookalikes[sign] ?? sign);
  return words.has(lettersOf(plain)) || words.has(lettersOf(disguised)) || /^(.)\1*$/.test(lettersOf(plain));
}
