import { listNames } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { useTexts } from '../core/i18n.ts';
import { LinkTabs } from '../ui/tabs.tsx';
import { type SyncSide, syncHref, syncSides } from './sync-places.ts';

/** The lists themselves, and where they come from. */
export function ReferentialSides({ current }: { current: 'values' | SyncSide }) {
  const { t } = useTexts();
  const tabs = [
    { key: 'values', label: t('connector.side.values'), to: href('admin.referentials', { list: listNames[0] }) },
    ...syncSides.map((side) => ({ key: side, label: t(`connector.side.${side}`), to: syncHref(side) })),
  ];
  return <LinkTabs label={t('connector.sides')} tabs={tabs} current={current} />;
}
