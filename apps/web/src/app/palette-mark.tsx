import type { Hit } from '@jalon/domain/search/search-schema';
import { Avatar } from '@mantine/core';
import { IconFileCertificate, IconHelpCircle } from '@tabler/icons-react';
import { CompanyLogo } from '../companies/company-logo.tsx';
import { hrefOf } from '../core/call.ts';

const size = 24;

/** The face of what was found: a person's, a logo, or a picture of its kind. Beside a name, so it says nothing itself. */
export function HitMark({ hit: { kind, id, label, picture } }: { hit: Hit }) {
  if (kind === 'document') return <IconFileCertificate size={18} stroke={1.75} />;
  if (kind === 'question') return <IconHelpCircle size={18} stroke={1.75} />;
  if (kind === 'company') return <CompanyLogo company={{ id, name: label, logo: picture }} size={size} />;
  const src = picture ? hrefOf('GET /api/users/:id/picture', { params: { id }, query: { v: picture } }) : null;
  return <Avatar size={size} color="brand" name={label} src={src} alt="" />;
}
