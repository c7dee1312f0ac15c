import { areas, href } from '@jalon/domain/core/routes';
import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { Mark } from '../ui/logo.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { Door } from './door.tsx';
import { Glimpse } from './glimpse.tsx';
import classes from './landing-screen.module.css';
import { Steps } from './steps.tsx';

export default function LandingScreen() {
  const { t } = useTexts();
  const session = useSession();
  useDocumentTitle(t('landing.tab'));
  const target = href(session ? areas[session.type].home : 'login');
  const invitation = t(session ? 'landing.mySpace' : 'landing.signIn');
  return (
    <PublicShell
      actions={
        <Button component={Link} to={target} size="compact-md" h={34} className={classes.enter}>
          {invitation}
        </Button>
      }
    >
      <section className={classes.hero}>
        <div className={classes.promise}>
          <Title order={1} className={classes.title}>
            {t('landing.promise')}
          </Title>
          <Text className={classes.pitch}>{t('landing.pitch')}</Text>
          <Button component={Link} to={target} size="md" rightSection={<IconArrowRight size={18} stroke={1.75} />}>
            {invitation}
          </Button>
        </div>
        <Glimpse />
      </section>
      <section className={classes.section} aria-labelledby="doors">
        <Title order={2} id="doors" className={classes.subtitle}>
          {t('landing.doorsTitle')}
        </Title>
        <div className={classes.doors}>
          <Door side="talent" to={target} />
          <Door side="company" to={target} />
        </div>
      </section>
      <Steps />
      <footer className={classes.footer}>
        <Mark size={18} />
        {t('landing.footer')}
      </footer>
    </PublicShell>
  );
}
