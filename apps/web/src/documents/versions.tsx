import type { DocumentVersion, LegalDocument } from '@jalon/domain/documents/document';
import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './document-more.module.css';
import { versionsQuery } from './documents.api.ts';
import { statusLooks } from './status-look.ts';

type Props = { document: LegalDocument; shown: number; onShow: (version: DocumentVersion) => void };

/** Every version, the latest first. A single one needs no list. */
export function Versions({ document, shown, onShow }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const { data } = useQuery({ ...versionsQuery(document.id), enabled: document.number > 1 });
  // Read apart from the document: while one of the two is older, it may have the latest version already.
  const earlier = data?.filter(({ number }) => number < document.number) ?? [];
  if (earlier.length === 0) return null;
  return (
    <section>
      <h3 className={classes.sub}>{t('documents.versions')}</h3>
      <ul className={classes.versions}>
        {[document, ...earlier].map((version) => (
          <li key={version.number} aria-current={version.number === shown || undefined}>
            <span className={classes.number}>v{version.number}</span>
            <span>
              {format.day(version.addedOn)}
              {version.reason ? <small>{version.reason}</small> : null}
            </span>
            {version !== document && version.state === 'submitted' ? (
              <StateBadge tone="neutral">{t('documents.replaced')}</StateBadge>
            ) : (
              <StateBadge tone={statusLooks[version.state].tone}>{t(`words.document.state.${version.state}`)}</StateBadge>
            )}
            {version.file ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('documents.showVersion', { number: version.number })}
                onClick={() => onShow(version)}
              >
                <IconEye size={16} stroke={1.75} />
              </ActionIcon>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
