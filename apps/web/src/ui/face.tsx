import { type ReactNode, useState } from 'react';
import { hrefOf } from '../core/call.ts';
import classes from './face.module.css';
import type { Option } from './finding.ts';

type Person = { id: string; firstName: string; lastName: string; picture?: string | null };
type Company = { id: string; name: string; logo?: string | null };
type FaceProps = { id: string; name: string; size: number; src?: string | null; isCompany?: boolean };

/** Where the picture of somebody is; nothing for somebody without one. */
export const pictureOf = ({ id, picture }: Pick<Person, 'id' | 'picture'>): string | null =>
  picture ? hrefOf('GET /api/users/:id/picture', { params: { id }, query: { v: picture } }) : null;

/** Where the logo of a company is; nothing for one without. */
export const logoOf = ({ id, logo }: Company): string | null =>
  logo ? hrefOf('GET /api/companies/:id/logo', { params: { id }, query: { v: logo } }) : null;

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

/** A picture, or initials on a colour of their own. It stands beside a name, so it says nothing itself. */
export function Face({ id, name, size, src, isCompany }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : null;
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.38)), '--face-hue': hueOf(id) };
  return (
    <span aria-hidden className={classes.face} data-company={isCompany} data-initials={picture ? '' : initialsOf(name)} style={style}>
      {picture && <img src={picture} alt="" onError={() => setBroken(picture)} />}
    </span>
  );
}

export const PersonFace = ({ person, size }: { person: Person; size: number }) => (
  <Face id={person.id} name={`${person.firstName} ${person.lastName}`} src={pictureOf(person)} size={size} />
);

export const CompanyFace = ({ company, size }: { company: Company; size: number }) => (
  <Face id={company.id} name={company.name} src={logoOf(company)} size={size} isCompany />
);

/** A face and what stands beside it, cut where there is no room. */
export const Faced = ({ face, title, children }: { face: ReactNode; title?: string; children: ReactNode }) => (
  <span className={classes.faced}>
    {face}
    <span className={classes.beside} title={title ?? (typeof children === 'string' ? children : undefined)}>
      {children}
    </span>
  </span>
);

/** Among choices: its name, with the face it has. */
export const OptionName = ({ option: { id, name, face } }: { option: Option }) =>
  face ? <Faced face={<Face id={id} name={name} size={22} {...face} />}>{name}</Faced> : name;
