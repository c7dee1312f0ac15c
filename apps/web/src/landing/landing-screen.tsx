import { areas, href } from '@jalon/domain/core/routes';
import { Button, Group, Text, Title } from '@mantine/core';
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
  const own = session ? { to: href(areas[session.type].home), label: t('landing.mySpace') } : undefined;
  const enter = own ?? { to: href('login'), label: t('landing.signIn') };
  const begin = own ?? { to: href('signUp'), label: t('landing.signUp') };
  return (
    <PublicShell
      actions={
        <Button component={Link} to={enter.to} size="compact-md" h={34} variant={own ? 'filled' : 'default'} className={classes.enter}>
          {enter.label}
        </Button>
      }
    >
      <section className={classes.hero}>
        <div className={classes.promise}>
          <Title order={1} className={classes.title}>
            {t('landing.promise')}
          </Title>
          <Text className={classes.pitch}>{t('landing.pitch')}</Text>
          <Group gap="sm">
            <Button component={Link} to={begin.to} size="md" rightSection={<IconArrowRight size={18} stroke={1.75} />}>
              {begin.label}
            </Button>
            {!own && (
              <Button component={Link} to={enter.to} size="md" variant="default" className={classes.enterBelow}>
                {enter.label}
              </Button>
            )}
          </Group>
        </div>
        <Glimpse />
      </section>
      <section className={classes.section} aria-labelledby="doors">
        <Title order={2} id="doors" className={classes.subtitle}>
          {t('landing.doorsTitle')}
        </Title>
        <div className={classes.doors}>
          <Door side="talent" own={own} />
          <Door side="company" own={own} />
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
