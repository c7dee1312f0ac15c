import type { LegalKind } from '@jalon/domain/legal/legal-text';
import { CallError, call } from '../core/call.ts';
import { useAsked } from '../core/use-asked.ts';

/** A text as everybody may read it. */
export function useLegalText(kind: LegalKind, version?: string) {
  const { found, error, retry } = useAsked(
    (signal) => call('GET /api/legal-texts/:kind', { params: { kind }, query: version === undefined ? {} : { version } }, { signal }),
    `${kind} ${version}`,
  );
  return { text: found, error, retry };
}

/** The address names a version that was never published, or nothing that could be one. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 422);
