import classes from './face.module.css';

const hues = [200, 160, 262, 32, 330, 100, 232, 8];

/** The same record has the same colour wherever it is shown. */
function hueOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return hues[sum % hues.length] ?? 0;
}

/** Of the first word and the last one. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** Initials on a colour of their own. They stand beside a name, so they say nothing themselves. */
export function Face({ id, name, size }: { id: string; name: string; size: number }) {
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.38)), '--face-hue': hueOf(id) };
  return <span aria-hidden className={classes.face} data-initials={initialsOf(name)} style={style} />;
}

type Person = { id: string; firstName: string; lastName: string };
export const PersonFace = ({ person, size }: { person: Person; size: number }) => (
  <Face id={person.id} name={`${person.firstName} ${person.lastName}`} size={size} />
);
