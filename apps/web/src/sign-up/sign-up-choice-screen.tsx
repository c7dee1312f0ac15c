import { href } from '@jalon/domain/core/routes';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Door } from '../landing/door.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import classes from './sign-up-choice-screen.module.css';

/** Which of the two one is: everything after depends on it. */
export default function SignUpChoiceScreen() {
  const { t } = useTexts();
  useDocumentTitle(t('routes.signUp'));
  return (
    <PublicShell>
      <div className={classes.column}>
        <Title order={1} className={classes.title}>
          {t('signUp.choice.title')}
        </Title>
        <Text className={classes.intro}>{t('signUp.choice.intro')}</Text>
        <div className={classes.doors}>
          <Door side="talent" level={2} />
          <Door side="company" level={2} />
        </div>
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
