/** What somebody has typed and not saved: whether there is any, and the question that gives it up. */
type Unsaved = { isDirty: () => boolean; discard: () => Promise<boolean> };

const watched = new Set<Unsaved>();

/** Has it asked about before the session is ended by hand. Gives what takes it back. */
export function watchUnsaved(unsaved: Unsaved): () => void {
  watched.add(unsaved);
  return () => void watched.delete(unsaved);
}

/** Whether nothing is lost, or may be. */
export async function mayLoseUnsaved(): Promise<boolean> {
  for (const { isDirty, discard } of watched) if (isDirty() && !(await discard())) return false;
  return true;
}
