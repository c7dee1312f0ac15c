import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

export default function VerifySentScreen() {
  const { t } = useTexts();
  useDocumentTitle(t('routes.verifySent'));
  const action = (
    <Button variant="default" component={Link} to={href('login')}>
      {t('access.backToLogin')}
    </Button>
  );
  return (
    <PublicShell isCentred>
      <Message drawing={<Envelope />} title={t('access.sent.title')} text={t('access.sent.unknown')} actions={action} />
    </PublicShell>
  );
}
