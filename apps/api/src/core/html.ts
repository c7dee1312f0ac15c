const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A template whose holes are escaped, so that nothing anybody typed becomes markup; arrays are markup already made. */
export function html(parts: TemplateStringsArray, ...holes: (string | string[])[]): string {
  return parts.reduce((all, part, index) => {
    const hole = holes[index - 1] ?? '';
    return all + (Array.isArray(hole) ? hole.join('') : escaped(hole)) + part;
  });
}
