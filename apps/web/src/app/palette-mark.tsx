import type { Hit } from '@jalon/domain/search/search-schema';
import { IconFileCertificate, IconHelpCircle } from '@tabler/icons-react';
import { CompanyFace, Face, pictureOf } from '../ui/face.tsx';

const size = 24;

/** The face of what was found: a person's, a logo, or a picture of its kind. Beside a name, so it says nothing itself. */
export function HitMark({ hit: { kind, id, label, picture } }: { hit: Hit }) {
  if (kind === 'document') return <IconFileCertificate size={18} stroke={1.75} />;
  if (kind === 'question') return <IconHelpCircle size={18} stroke={1.75} />;
  if (kind === 'company') return <CompanyFace company={{ id, name: label, logo: picture }} size={size} />;
  return <Face id={id} name={label} src={pictureOf({ id, picture })} size={size} />;
}
