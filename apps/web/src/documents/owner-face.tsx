import type { LegalDocument } from '@jalon/domain/documents/document';
import { Face, pictureOf } from '../ui/face.tsx';

/** Whose document it is. */
export const OwnerFace = ({ document: { ownerId, owner, picture }, size }: { document: LegalDocument; size: number }) => (
  <Face id={ownerId} name={owner} src={pictureOf({ id: ownerId, picture })} size={size} />
);
