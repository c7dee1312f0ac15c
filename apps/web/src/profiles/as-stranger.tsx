import type { Profile } from '@jalon/domain/profiles/profile';
import { publicOf } from '@jalon/domain/profiles/public-view';
import { useUser } from '../core/session.ts';
import { PublicSheet } from '../public-profile/public-sheet.tsx';
import { pictureOf } from '../ui/face.tsx';

/** The same sheet that strangers open, before they can. */
export default function AsStranger({ profile }: { profile: Profile }) {
  const user = useUser();
  return <PublicSheet profile={publicOf(profile)} src={profile.showsPicture ? pictureOf(user) : null} heading="h2" />;
}
