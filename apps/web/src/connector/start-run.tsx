import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { PreviewButton } from '../ui/preview-button.tsx';
import { runClient } from './connector.api.ts';
import { syncHref } from './sync-places.ts';

export function StartRun({ isAgain = false }: { isAgain?: boolean }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = runClient.useCreate();
  const start = async (key: string) => {
    const { id } = await mutateAsync({ body: {}, key });
    await navigate(syncHref('preview', { run: id }));
  };
  return <PreviewButton label={t(isAgain ? 'connector.again' : 'connector.start')} {...{ isAgain, isPending, start }} />;
}
