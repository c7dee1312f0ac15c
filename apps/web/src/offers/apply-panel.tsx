import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { CloseButton, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../core/i18n.ts';
import { ownOffer, profileClient } from '../profiles/profile.api.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { ApplyForm } from './apply-form.tsx';
import classes from './apply-panel.module.css';
import { CompanyMark } from './company-mark.tsx';

/** There is room for the need and the form from here on. */
const docked = '(min-width: 1280px)';

type ApplyProps = { need: Opportunity; isOpen: boolean; onClose: () => void; onSent: () => void };

export default function ApplyPanel({ need, isOpen, onClose, onSent }: ApplyProps) {
  const { t } = useTexts();
  const isDocked = useMediaQuery(docked, undefined, { getInitialValueInEffect: false });
  // The form starts from the profile, and its fields do not change under whoever fills them in.
  const { data, isError } = useQuery(ownOffer);
  const offer = isError ? null : data;
  const whole = useQuery({ ...profileClient.one(offer?.id ?? ''), enabled: Boolean(offer) });
  const resumes = offer === null || whole.isError ? [] : whole.data?.resumes;
  const sent = () => {
    onSent();
    onClose();
  };
  const form = offer === undefined || !resumes ? <Skeleton height={320} /> : <ApplyForm {...{ need, offer, resumes }} onSent={sent} />;
  if (isDocked)
    return (
      isOpen && (
        <Docked need={need} onClose={onClose}>
          {form}
        </Docked>
      )
    );
  return (
    <SideDrawer title={t('offers.form.title')} isOpen={isOpen} onClose={onClose}>
      {form}
    </SideDrawer>
  );
}

type DockedProps = Pick<ApplyProps, 'need' | 'onClose'> & { children: ReactNode };

/** Beside the need, which stays readable. What was typed stays when it closes. */
function Docked({ need, onClose, children }: DockedProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Whoever closes it goes on from the button that opened it.
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-apply]')?.focus();
      });
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAbove = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"], [role="listbox"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isAbove) onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  return createPortal(
    <aside className={classes.docked} aria-label={t('offers.form.title')} data-docked="form">
      <div className={classes.head}>
        <CompanyMark company={need.company} size={40} />
        <div className={classes.about}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {t('offers.form.title')}
          </h2>
          <p className={classes.need}>{[need.title, need.company?.name ?? t('offers.anonymous')].join(', ')}</p>
        </div>
        <CloseButton aria-label={t('offers.form.close')} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
    </aside>,
    document.body,
  );
}
