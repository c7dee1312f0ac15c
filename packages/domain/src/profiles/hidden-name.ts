import { plain } from '../core/words.ts';
import { gap } from './hidden-contacts.ts';

/** Names that are words too. In small letters they are read as words, unless another part of the name stands beside them. */
const words = new Set(
  `aime aimee ange avril beau bel berger besson blanc blanche bois bon bonnet boucher boulanger bouvier brun brune carre carpentier champ champs
  charpentier chene chevalier claire clair clemence clerc colin comte constance coq couturier desire desiree dore duc etienne faure fleur fontaine
  foret fournier france gaillard garnier gay gaillarde grand grande gras gros hardy herbe hiver huet iris jasmin joli jolie jour laurier lion
  long loup lune maire maison major maitre marais marchand marche marin mars masse mercier merle meunier mont moulin mouton neuf noble noel noir
  olive olivier page pages parent pascal paris perle petit petite pierre pin pommier pont port potier prince prudence prevot renard rey richard
  riche riviere roche rocher roi rose rosier rouge rousse roussel roux royer sage sauvage soleil source tailleur tournier vallee vallet
  vert victoire vidal ville violette vivien
  art baker banks best black bond brown case cook cooper dawn day drew faith field fields fisher frank grace grant gray green hill hope hunter
  joy june king lane long love mark marsh mason may miles moon page price reed rich rivers rob rose short sky stone story summer sunny turner
  walker ward west white will wise wood woods young`.split(/\s+/),
);
const shortestAlone = 4;

const partsOf = (name: string): string[] =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 1);
/** Each part, and all of them in one: "jeanpaul" of "Jean-Paul". */
const spellingsOf = (parts: readonly string[]): string[] => [...new Set([...parts, parts.join('')])].filter(Boolean);

type Token = { word: string; from: number; to: number; isCapital: boolean };
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    ...{ word: plain(word), from: index, to: index + word.length, isCapital: /^\p{Lu}/u.test(word) },
  }));

/** A space, or what stands between the parts of an address: "camille.moreau", "moreau-camille". */
const beside = /^(?:[\s\u00a0]|[._-])$/u;
/** After an initial, a space says nothing by itself: "à c moreau" is nobody, "C. Moreau" is. */
const afterInitial = /^(?:\.[\s\u00a0]?|[_-])$/u;

/** What people are called on networks besides their whole name: "cmoreau", "moreauc", "camillem". */
function handlesOf(firsts: readonly string[], lasts: readonly string[], isFirstKept: boolean): string[] {
  const initialsOf = (parts: readonly string[]) => [...new Set([...parts.map(([letter = '']) => letter), parts.map(([l]) => l).join('')])];
  const isLong = (name: string) => name.length >= shortestAlone;
  const withLast = spellingsOf(lasts)
    .filter(isLong)
    .flatMap((last) => initialsOf(firsts).flatMap((initial) => [initial + last, last + initial]));
  const withFirst = spellingsOf(isFirstKept ? [] : firsts)
    .filter((first) => isLong(first) && !words.has(first))
    .flatMap((first) => initialsOf(lasts).map((initial) => first + initial));
  return [...withLast, ...withFirst].filter((handle) => !words.has(handle));
}

type Name = { firstName: string; lastName: string };
/**
 * Takes the name of somebody out of texts: each part written with a capital letter or, unless it is a word too, in small letters; two parts
 * beside each other or in one word, however they are written; the last name with an initial; and any of these with a number. A word that only
 * holds a name stays. `isFirstKept`: the first name is told, so that only what tells the last one goes.
 */
export function nameTaker({ firstName, lastName }: Name, isFirstKept = false): (text: string) => string {
  const [allFirsts, lasts] = [partsOf(firstName), partsOf(lastName)];
  const firsts = isFirstKept ? [] : allFirsts;
  const [first, last] = [new Set(spellingsOf(firsts)), new Set(spellingsOf(lasts))];
  const parts = new Set([...firsts, ...lasts]);
  const known = new Set([...first, ...last]);
  const both = spellingsOf(allFirsts).flatMap((one) => [...last].flatMap((other) => [one + other, other + one]));
  const joined = new Set([...both, ...handlesOf(allFirsts, lasts, isFirstKept)]);
  const initials = new Set(allFirsts.map((name) => name.slice(0, 1)));
  const isNumbered = (word: string): boolean => {
    const bare = word.replace(/^\d+|\d+$/g, '');
    return bare !== word && (joined.has(bare) || known.has(bare));
  };
  const isAlone = ({ word, isCapital }: Token): boolean =>
    joined.has(word) ||
    isNumbered(word) ||
    (parts.has(word) && (isCapital || (word.length >= shortestAlone && !words.has(word)))) ||
    (known.has(word) && !parts.has(word));
  const isPair = (a: Token, b: Token, between: string): boolean =>
    (beside.test(between) && known.has(a.word) && known.has(b.word) && a.word !== b.word) ||
    (afterInitial.test(between) && initials.has(a.word) && last.has(b.word)) ||
    (/^[._-]$/.test(between) && last.has(a.word) && initials.has(b.word));
  return (text) => {
    const tokens = tokensOf(text);
    const isPart = tokens.map(isAlone);
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1];
      if (next && isPair(token, next, text.slice(token.to, next.from))) [isPart[at], isPart[at + 1]] = [true, true];
    }
    let told = '';
    let end = 0;
    for (const [at, { from, to }] of tokens.entries())
      if (isPart[at]) {
        told += text.slice(end, from) + gap;
        end = to;
      }
    return (told + text.slice(end)).replace(/…(?:(?:[\s\u00a0._-]|\.\s)…)+/g, gap);
  };
}
