import { href } from '@jalon/domain/core/routes';
import { Anchor, Checkbox, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';

type TermsAcceptanceProps = { isAccepted: boolean; error: string | undefined; onChange: (isAccepted: boolean) => void; onBlur: () => void };

/** The box of who opens an account. The texts open beside the form, which keeps what was typed. */
export function TermsAcceptance({ isAccepted, error, onChange, onBlur }: TermsAcceptanceProps) {
  const { t } = useTexts();
  const link = (route: 'terms' | 'privacy', words: ReactNode) => (
    <Anchor href={href(route)} target="_blank" rel="noopener" inherit underline="always">
      {words}
      <VisuallyHidden> ({t('access.terms.newTab')})</VisuallyHidden>
    </Anchor>
  );
  return (
    <Checkbox
      label={
        <>
          {t('access.terms.accept')} {link('terms', t('access.terms.terms'))} {t('access.terms.read')}{' '}
          {link('privacy', t('access.terms.privacy'))}
        </>
      }
      checked={isAccepted}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
    />
  );
}
