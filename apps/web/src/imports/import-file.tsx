import { type ImportKind, importKinds } from '@jalon/domain/imports/import-fields';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { FileField } from '../ui/file-field.tsx';
import classes from './imports.module.css';

type ImportFileProps = {
  kind: ImportKind;
  /** The choice of another source than a file, where there is one. */
  sources: ReactNode;
  isBusy: boolean;
  error: string | undefined;
  onKind: (kind: ImportKind) => void;
  onFile: (file: File) => void;
};

const accept = ['.csv', '.txt', '.tsv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export function ImportFile({ kind, sources, isBusy, error, onKind, onFile }: ImportFileProps) {
  const { t } = useTexts();
  const words = {
    ...{ label: t('imports.choose'), ask: t(isBusy ? 'imports.reading' : 'imports.ask'), browse: isBusy ? '' : t('imports.browse') },
    ...{ hint: t('imports.chooseHint'), drop: t('imports.drop') },
  };
  return (
    <div className={classes.stack}>
      {sources}
      <div className={classes.kind}>
        <span className={classes.label}>{t('imports.kindLabel')}</span>
        <ChoiceSwitch
          label={t('imports.kindLabel')}
          value={kind}
          options={importKinds.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
          onPick={onKind}
        />
      </div>
      <p className={classes.hint}>{t(`imports.kindHint.${kind}`)}</p>
      <VisuallyHidden role="status">{isBusy && t('imports.reading')}</VisuallyHidden>
      <FileField words={words} accept={accept} isTall error={error} onFiles={([file]) => file && !isBusy && onFile(file)} />
    </div>
  );
}
