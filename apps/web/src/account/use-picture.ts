import type { User } from '@jalon/domain/core/actor';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { pictureOf } from '../ui/face.tsx';
import { usePictureFile } from '../ui/use-picture-file.ts';
import { useAccountChanged } from './account.api.ts';

export function usePicture(user: User) {
  const { t } = useTexts();
  const changed = useAccountChanged();
  return usePictureFile({
    address: pictureOf(user),
    put: async (file) => changed(await call('PUT /api/account/picture', { file })),
    remove: async () => changed(await call('DELETE /api/account/picture', {})),
    words: { saved: t('account.picture.saved'), removed: t('account.picture.removed') },
  });
}
