import type { DocumentType } from '@jalon/domain/documents/document';
import { useTexts } from '../core/i18n.ts';
import classes from './document-more.module.css';

/** Where each is obtained; the others come from one's insurer or one's own desk. */
const sites: Partial<Record<DocumentType, string>> = {
  vigilance: 'https://www.urssaf.fr',
  registration: 'https://monidenum.fr',
  tax: 'https://www.impots.gouv.fr',
  residency: 'https://administration-etrangers-en-france.interieur.gouv.fr',
};

export function HowTo({ type }: { type: DocumentType }) {
  const { t } = useTexts();
  const site = sites[type];
  return (
    <section>
      <h3 className={classes.sub}>{t('documents.howTo')}</h3>
      <p className={classes.how}>
        {t(`documents.how.${type}`)}{' '}
        {site && (
          <a href={site} target="_blank" rel="noreferrer">
            {new URL(site).hostname.replace('www.', '')}
          </a>
        )}
      </p>
    </section>
  );
}
