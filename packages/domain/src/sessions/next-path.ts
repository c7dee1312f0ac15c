/**
 * Where to go after signing in: only inside the product, so a path with no empty segment. Browsers read `\` as a slash and drop tabs and
 * line ends, with which `/<tab>/elsewhere.example` would leave; none of these, nor any other space or control character, is in an
 * address of ours.
 */
export const nextPath = (wanted: string | null | undefined): string | undefined =>
  wanted && /^\/[^\s\\\p{C}]*$/u.test(wanted) && !/^[^?#]*\/\//.test(wanted) ? wanted : undefined;
