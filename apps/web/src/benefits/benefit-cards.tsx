import type { Benefit, BenefitInput, BenefitUse } from '@jalon/domain/benefits/benefit';
import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Face } from '../ui/face.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf, noteUse } from './benefits.api.ts';
import classes from './benefits.module.css';

/** What a freelance may have, in the order that was given to it. */
export function BenefitCards({ shown, query }: { shown: Benefit[]; query: string }) {
  const { t } = useTexts();
  if (shown.length === 0)
    return (
      <Panel>
        <EmptyState
          title={query ? t('benefits.nothingTitle', { text: query }) : t('benefits.emptyTitle')}
          description={t(query ? 'common.tryAnother' : 'benefits.emptyText')}
          illustration={<NothingYet />}
        />
      </Panel>
    );
  return (
    <ul className={classes.cards} aria-label={t('benefits.list')}>
      {shown.map((row) => (
        <li key={row.id}>
          <BenefitCard benefit={row} query={query} onUse={(how) => noteUse(row.id, how)} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = {
  benefit: Omit<BenefitInput, 'endsOn'> & { endsOn: string | null };
  query?: string;
  /** Without it the card is only looked at. */
  onUse?: (how: BenefitUse) => void;
};

export function BenefitCard({ benefit, query = '', onUse }: CardProps) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const { partner, title, text, code, link, endsOn } = benefit;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.done(t('benefits.copied', { code }));
      onUse?.('copy');
    } catch (error) {
      toast.failed(error, t('benefits.notCopied', { code }));
    }
  };
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <Face id={partner} name={partner} size={40} isCompany />
        <div>
          <h2>
            <Highlight text={title} query={query} />
          </h2>
          <p>
            <Highlight text={partner} query={query} />
          </p>
        </div>
      </header>
      <div className={classes.text}>
        <RichText html={text} query={query} />
      </div>
      {endsOn && <p className={classes.until}>{t('benefits.until', { date: format.day(endsOn) })}</p>}
      <footer className={classes.foot}>
        {code && (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} />}
            aria-label={t('benefits.copyOf', { name: nameOf(benefit) })}
            disabled={!onUse}
            onClick={() => void copy()}
          >
            <code className={classes.code}>{code}</code>
          </Button>
        )}
        {link && (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            variant={code ? 'subtle' : 'light'}
            rightSection={<IconExternalLink size={16} stroke={1.6} />}
            aria-label={t('benefits.openOf', { name: nameOf(benefit) })}
            onClick={(event) => (onUse ? onUse('click') : event.preventDefault())}
          >
            {t('benefits.open')}
          </Button>
        )}
      </footer>
    </article>
  );
}
