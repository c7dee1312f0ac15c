import { Button, Portal } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import classes from './unfetched.module.css';

/** Stands for a part whose file is gone, as after a release. What was typed and not sent is kept when the page goes (core/unsent.ts). */
export function Unfetched() {
  const { t } = useTexts();
  return (
    <Portal>
      <p className={classes.notice} role="alert">
        {t('shell.error.outdated')}
        <Button size="compact-md" onClick={() => window.location.reload()}>
          {t('shell.error.reload')}
        </Button>
      </p>
    </Portal>
  );
}
