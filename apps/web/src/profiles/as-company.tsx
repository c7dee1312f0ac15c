import type { Profile } from '@jalon/domain/profiles/profile';
import { Alert } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { TalentSheet } from '../talents/talent-details.tsx';

/** The same sheet that companies open among their talents. */
export default function AsCompany({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const { picture } = useUser();
  return (
    <>
      {profile.state === 'hidden' && (
        <Alert color="yellow" mb="md" icon={<IconEyeOff size={18} />}>
          {t('profile.asCompanyHidden')}
        </Alert>
      )}
      <TalentSheet talent={{ ...profile, picture }} />
    </>
  );
}
