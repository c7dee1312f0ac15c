import type { Application } from '@jalon/domain/applications/application';
import { href } from '@jalon/domain/core/routes';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { applicationClient } from '../applications/applications.api.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { OwnMatch } from '../matching/own-match.tsx';
import { ProposalBanner } from '../proposals/proposal-banner.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { CompanyMark } from './company-mark.tsx';
import { Favourite } from './favourite.tsx';
import classes from './need-detail.module.css';
import { NeedFacts } from './need-facts.tsx';
import { NeedSkills } from './need-skills.tsx';
import { useNeedWords } from './offer-words.ts';
import { OwnApplication } from './own-application.tsx';
import { SectionLevel, SectionTitle } from './section-title.tsx';
import { WhatComesNext } from './what-comes-next.tsx';

type DetailProps = {
  need: Opportunity;
  /** On a page of its own the need is what the page is about. */
  isPage: boolean;
  /** One’s own application, where it is known already. */
  own?: Application | undefined;
  /** It was sent a moment ago, by whoever looks. */
  isNew?: boolean;
  onApply?: (() => void) | undefined;
};

export function NeedDetail({ need, isPage, own, isNew = false, onApply }: DetailProps) {
  const { t } = useTexts();
  const format = useFormat();
  const Heading = isPage ? 'h1' : 'h2';
  const { applicationId, company, postedAt, state } = need;
  const application = useQuery({
    ...applicationClient.one(applicationId ?? ''),
    enabled: applicationId !== null,
    placeholderData: own,
  }).data;
  const posted = state === 'posted' && postedAt ? t('offers.posted', { when: format.relative(postedAt) }) : undefined;
  return (
    <article className={classes.detail} data-page={isPage || undefined} data-detail aria-label={need.title}>
      <header className={classes.head}>
        <CompanyMark company={company} size={isPage ? 48 : 56} />
        <div className={classes.who}>
          <Heading className={classes.title}>{need.title}</Heading>
          <p className={classes.whose}>{[company?.name ?? t('offers.anonymous'), posted].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={classes.acts}>
          <Favourite need={need} isButton />
          <CopyLink to={href('freelance.offers', { id: need.id })} isFramed />
          {onApply && !isPage && <Apply onApply={onApply} />}
        </div>
      </header>
      <SectionLevel value={isPage ? 'h2' : 'h3'}>
        {state !== 'posted' && <p className={classes.note}>{t(`offers.ended.${state}`)}</p>}
        {need.proposal && !applicationId && <ProposalBanner proposal={need.proposal} />}
        {application && <OwnApplication own={application} isNew={isNew} />}
        <NeedFacts need={need} />
        <OwnMatch need={need} heading={isPage ? 'h2' : 'h3'} onApply={onApply}>
          <NeedSkills skills={need.skills} />
        </OwnMatch>
        <Prose title={t('offers.need')} html={need.description} />
        <Prose title={t('offers.prerequisites')} html={need.prerequisites} />
        {!applicationId && <WhatComesNext need={need} />}
      </SectionLevel>
      {onApply && isPage && (
        <footer className={classes.foot}>
          <FootTerms need={need} />
          <Apply onApply={onApply} />
        </footer>
      )}
    </article>
  );
}

function Apply({ onApply }: { onApply: () => void }) {
  const { t } = useTexts();
  return (
    <Button leftSection={<IconSend size={16} stroke={1.75} />} onClick={onApply} data-apply aria-keyshortcuts="p">
      {t('offers.apply')}
    </Button>
  );
}

function FootTerms({ need }: { need: Opportunity }) {
  const words = useNeedWords();
  return (
    <div className={classes.terms}>
      <strong>{words.pay(need)}</strong>
      <span>{words.when(need)}</span>
    </div>
  );
}

const Prose = ({ title, html }: { title: string; html: string }) =>
  html && (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <div className={classes.prose}>
        <RichText html={html} />
      </div>
    </section>
  );
