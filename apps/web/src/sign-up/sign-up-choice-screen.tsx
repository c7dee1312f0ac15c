import { href } from '@jalon/domain/core/routes';
import { Anchor, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Door } from '../landing/door.tsx';
import { ProviderButtons } from '../sessions/provider-buttons.tsx';
import { useProviders } from '../sessions/providers.ts';
import { PublicShell } from '../ui/public-shell.tsx';
import classes from './sign-up-choice-screen.module.css';

/** Which of the two one is: everything after depends on it. */
export default function SignUpChoiceScreen() {
  const { t } = useTexts();
  const providers = useProviders();
  // Back from a provider that knows nobody here: what is left is to choose, and no longer how.
  const { cameBy } = (useLocation().state ?? {}) as { cameBy?: string };
  useDocumentTitle(t('routes.signUp'));
  return (
    <PublicShell>
      <div className={classes.column}>
        <Title order={1} className={classes.title}>
          {t('signUp.choice.title')}
        </Title>
        <Text className={classes.intro}>{cameBy ? t('signUp.choice.cameBy', { provider: cameBy }) : t('signUp.choice.intro')}</Text>
        <div className={classes.doors}>
          <Door side="talent" level={2} />
          <Door side="company" level={2} />
        </div>
        {!cameBy && providers.length > 0 && (
          <div className={classes.ways}>
            <ProviderButtons providers={providers} />
          </div>
        )}
        <Text className={classes.intro}>
          {t('signUp.choice.haveAccount')}{' '}
          <Anchor component={Link} to={href('login')} inherit underline="always">
            {t('sessions.signIn')}
          </Anchor>
        </Text>
      </div>
    </PublicShell>
  );
}
