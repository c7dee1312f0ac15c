import { errorOf, forgeryToken, hrefOf } from '../core/call.ts';
import { saveFile } from '../core/save-file.ts';

/** The signed contract that a link leads to, saved by the browser. Asked for by a body: an address would stand in logs. */
export async function saveCopy(token: string, name: string): Promise<void> {
  const body = { token };
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': await forgeryToken() };
  const address = hrefOf('POST /api/contract-links/copy', { body });
  const response = await fetch(address, { method: 'POST', headers, credentials: 'same-origin', body: JSON.stringify(body) });
  if (!response.ok) throw await errorOf(response);
  saveFile(`${name}.pdf`, await response.blob());
}
