/** As ids stand in addresses: what else is there was typed. */
export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of version 7, which begins with the time: of what is made here and may be sent more than once. */
export function newId(now = Date.now()): string {
  const random = crypto.randomUUID();
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
