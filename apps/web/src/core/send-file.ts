import type { FilePurpose, KeptFile } from '@jalon/domain/core/file-rules';
import { filePurposes } from '@jalon/domain/core/file-rules';
import { CallError, errorOf, forgeryToken, hrefOf, reportFailure } from './call.ts';

type Options = { purpose: FilePurpose; signal: AbortSignal; onProgress: (share: number) => void };

/** Sends a file and tells how far it is, which `fetch` cannot. What the server would refuse anyway is told before it is sent. */
export async function sendFile(file: File, { purpose, signal, onProgress }: Options): Promise<KeptFile> {
  if (file.size > filePurposes[purpose].maxBytes) throw new CallError(413, 'file.tooLarge');
  if (file.size === 0) throw new CallError(422, 'file.empty');
  const token = await forgeryToken();
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', hrefOf('POST /api/files', { query: { name: file.name, purpose }, file }));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-xsrf-token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new CallError(0, 'server.unavailable'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  if (response.ok) return (await response.json()) as KeptFile;
  const error = await errorOf(response);
  if (error.status === 401) reportFailure('signedOut');
  throw error;
}
