import type { HitKind } from '@jalon/domain/search/search';
import type { Hit } from '@jalon/domain/search/search-schema';
import {
  IconBriefcase,
  IconFileCertificate,
  IconFileText,
  IconHelpCircle,
  IconMessageCircle,
  IconSend,
  IconStack2,
  IconTimeline,
} from '@tabler/icons-react';
import { CompanyFace, Face, pictureOf } from '../ui/face.tsx';

const size = 24;
/** Of what has no face. */
const icons = {
  ...{ need: IconBriefcase, application: IconSend, project: IconStack2, delivery: IconTimeline, contract: IconFileText },
  ...{ document: IconFileCertificate, conversation: IconMessageCircle, question: IconHelpCircle },
} satisfies Partial<Record<HitKind, typeof IconSend>>;
const iconOf = (kind: HitKind) => (kind in icons ? icons[kind as keyof typeof icons] : undefined);

/** The face of what was found: a person's, a logo, or a picture of its kind. Beside a name, so it says nothing itself. */
export function HitMark({ hit: { kind, id, label, picture } }: { hit: Hit }) {
  const Icon = iconOf(kind);
  if (Icon) return <Icon size={18} stroke={1.75} />;
  if (kind === 'company') return <CompanyFace company={{ id, name: label, logo: picture }} size={size} />;
  return <Face id={id} name={label} src={pictureOf({ id, picture })} size={size} />;
}
