import type { LegalKind } from '@jalon/domain/legal/legal-text';
import type { LegalText } from '@jalon/domain/legal/legal-text-schema';
import { useEffect, useState } from 'react';
import { CallError, call } from '../core/call.ts';

type Found = { text?: LegalText; error?: unknown };

/** A text as everybody may read it. Public pages stand outside what keeps the answers of the areas. */
export function useLegalText(kind: LegalKind, version?: string) {
  const [found, setFound] = useState<Found>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const { abort, signal } = aborter();
    setFound({});
    call('GET /api/legal-texts/:kind', { params: { kind }, query: version === undefined ? {} : { version } }, { signal }).then(
      (text) => setFound({ text }),
      (error: unknown) => signal.aborted || setFound({ error }),
    );
    return abort;
  }, [kind, version, tries]);
  return { ...found, retry: () => setTries((count) => count + 1) };
}

function aborter() {
  const controller = new AbortController();
  return { abort: () => controller.abort(), signal: controller.signal };
}

/** The address names a version that was never published, or nothing that could be one. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 422);
