import type { Dossier, Trail as Entry } from '@jalon/domain/vigilance/vigilance-schema';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useSize } from '../core/use-size.ts';
import classes from './paper-panel.module.css';
import { packHref } from './vigilance.api.ts';

type Props = { id: string; contract: string | null; dossier: Dossier };

/** What was checked, decided and let pass for an operation, and all of it as one file. */
export function Trail({ id, contract, dossier: { trail, files, bytes } }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const size = useSize();
  const sentence = useSentence();
  return (
    <section className={classes.trail}>
      <div className={classes.checkHead}>
        <h3>{t('vigilance.trail.title')}</h3>
        <span className={classes.muted}>{contract}</span>
      </div>
      {trail.length === 0 && <p className={classes.muted}>{t('vigilance.trail.empty')}</p>}
      <ul>
        {trail.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.type}`}>
            <time dateTime={entry.at}>{format.day(entry.at)}</time>
            <span>{sentence(entry)}</span>
          </li>
        ))}
      </ul>
      <a className={classes.pack} href={packHref(id)} download>
        <IconFileZip size={24} stroke={1.5} aria-hidden />
        <span>
          <b>{t('vigilance.pack.button')}</b>
          <small>{files > 0 ? t('vigilance.pack.files', { count: files, size: size(bytes) }) : t('vigilance.pack.none')}</small>
        </span>
        <IconDownload size={18} stroke={1.75} aria-hidden />
      </a>
    </section>
  );
}

function useSentence(): (entry: Entry) => string {
  const { t } = useTexts();
  return ({ kind, by, type, result, state, isDeclared, text }) => {
    const name = by ?? t('vigilance.trail.someone');
    if (kind === 'exception') return t('vigilance.trail.exception', { name, reason: text ?? '' });
    if (kind === 'contract' || type === null) return t('vigilance.trail.contract', { number: text ?? '' });
    const paper = t(`vigilance.short.${type}`);
    if (kind === 'check') return t(`vigilance.trail.${result ?? 'authentic'}`, { paper, name });
    return t(`vigilance.trail.${state === 'refused' ? 'refused' : isDeclared ? 'declared' : 'accepted'}`, { paper, name });
  };
}
