import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { Alert, Button } from '@mantine/core';
import { type Icon, IconAlertCircle, IconBrandGoogleFilled, IconBrandLinkedinFilled, IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText, useTexts } from '../core/i18n.ts';
import classes from './provider-buttons.module.css';
import { leaveFor } from './providers.ts';

const icons: Record<string, Icon> = { google: IconBrandGoogleFilled, linkedin: IconBrandLinkedinFilled };

type Leaving = { provider?: string; error?: unknown };

/** The other ways in, after the form they stand in or beside. Whether to be remembered is asked by that form, if by any. */
export function ProviderButtons({ providers, next }: { providers: SignInProvider[]; next?: string | undefined }) {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState<Leaving>({});
  const leave = async (provider: string, form: HTMLFormElement | null) => {
    setLeaving({ provider });
    const remember = form !== null && new FormData(form).has('isRemembered');
    try {
      await leaveFor(provider, { purpose: 'signIn', remember, ...(next === undefined ? {} : { next }) });
      setLeaving({});
    } catch (error) {
      setLeaving({ error });
    }
  };
  return (
    <div className={classes.ways}>
      <div className={classes.or}>{t('sessions.or')}</div>
      {leaving.error ? (
        <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
          {errorText(t, leaving.error)}
        </Alert>
      ) : null}
      {providers.map(({ name, label }) => {
        const Mark = icons[name] ?? IconId;
        return (
          <Button
            key={name}
            variant="default"
            size="md"
            fullWidth
            leftSection={<Mark size={18} />}
            loading={leaving.provider === name}
            disabled={leaving.provider !== undefined && leaving.provider !== name}
            onClick={({ currentTarget }) => void leave(name, currentTarget.form)}
          >
            {t('sessions.with', { provider: label })}
          </Button>
        );
      })}
    </div>
  );
}
