import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { NeedPreview } from './need-preview.tsx';

type Props = { need: Parameters<typeof NeedPreview>[0]['need'] | Opportunity; isOpen: boolean; onClose: () => void };

export default function PreviewDrawer({ need, isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <SideDrawer title={t('needs.preview.title')} isOpen={isOpen} onClose={onClose}>
      <NeedPreview need={need} />
    </SideDrawer>
  );
}
