import type { KeptFile } from '@jalon/domain/core/file-rules';
import { useEffect, useState } from 'react';
import { sendFile } from '../core/send-file.ts';

type Upload = { progress: number; kept?: KeptFile; error?: unknown };

/** Sends a file as soon as there is one, and stops when it is given up. */
export function useUpload(file: File | null): Upload {
  const [upload, setUpload] = useState<Upload>({ progress: 0 });
  useEffect(() => {
    if (!file) return;
    const giving = new AbortController();
    setUpload({ progress: 0 });
    const { signal } = giving;
    const onProgress = (progress: number) => !signal.aborted && setUpload({ progress });
    sendFile(file, { purpose: 'proof', signal, onProgress }).then(
      (kept) => !signal.aborted && setUpload({ progress: 1, kept }),
      (error: unknown) => !signal.aborted && setUpload({ progress: 0, error }),
    );
    return () => giving.abort();
  }, [file]);
  return upload;
}
