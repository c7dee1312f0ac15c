import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { faqClient } from './faq.api.ts';

/** What happened to one question, beside the others. */
export function FaqHistory({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { t } = useTexts();
  // It stays drawn while the drawer slides away.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  return (
    <SideDrawer title={t('faq.history')} isOpen={id !== undefined} onClose={onClose} onClosed={() => setShown(undefined)}>
      {shown && <Told id={shown} />}
    </SideDrawer>
  );
}

const Told = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(faqClient.history(id))} />;
