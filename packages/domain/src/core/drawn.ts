/** Pictographs, and what no font draws: without them, what stood on both sides of one is one word. */
const undrawn =
  /(?![\u00a9\u00ae\u2010-\u22ff])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\n])\p{Cc}/gu;
/** Letters and digits under another code, as they are copied from other documents: ligatures, full width, mathematical. No sign of markup is one. */
const disguised = /[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

/** A text as a document shows it, which is how it has to be judged too: by letters. */
export const drawn = (text: string): string =>
  text
    .replace(undrawn, '')
    .replace(disguised, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');
