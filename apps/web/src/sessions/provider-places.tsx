import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import classes from './provider-buttons.module.css';

/** What stands where the buttons of the providers will: as high as they are, so that nothing moves when they come. */
export function ProviderPlaces({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <div className={classes.ways} aria-hidden>
      <div className={classes.or}>{t('sessions.or')}</div>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Button key={index} variant="default" size="md" fullWidth tabIndex={-1} />
      ))}
    </div>
  );
}
