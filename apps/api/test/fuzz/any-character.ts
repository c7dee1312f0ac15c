import fc from 'fast-check';

const firstHalf = 0xd800;
const halves = 0x800;

/**
 * Every character there is: the same ones in the same order as the unit `binary` of fast-check, which first lists all 1.1 million of them
 * for the way back from a character to its rank. Halves of a character are none.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - halves })
  .map((rank) => String.fromCodePoint(rank < firstHalf ? rank : rank + halves), rankOf);

function rankOf(character: unknown): number {
  const code = typeof character === 'string' && /^[^\p{Cs}]$/su.test(character) ? character.codePointAt(0) : undefined;
  if (code === undefined) throw new Error('not one character');
  return code < firstHalf ? code : code - halves;
}
