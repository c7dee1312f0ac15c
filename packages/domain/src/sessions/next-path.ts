/** Where to go after signing in: only inside the product, so paths starting with exactly one slash. Browsers read `\` as a slash. */
export const nextPath = (wanted: string | null | undefined): string | undefined =>
  wanted && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
