import type { ImportReport } from '@jalon/domain/imports/import-api';
import type { Mapping } from '@jalon/domain/imports/import-fields';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { type Chosen, saveErrorLines } from './imports.api.ts';
import classes from './imports.module.css';
import { LineProblems } from './line-problems.tsx';
import { StepFoot } from './step-foot.tsx';

type ImportReportProps = {
  chosen: Chosen;
  mapping: Mapping;
  report: ImportReport;
  isBusy: boolean;
  error: string | undefined;
  onBack: () => void;
  onCorrect: () => void;
  onStart: () => void;
};

const parts = ['good', 'errors', 'duplicates'] as const;

/** What importing would do. Either the good lines are imported, all at once, or the file is corrected. */
export function ImportReportView({ chosen, mapping, report, isBusy, error, onBack, onCorrect, onStart }: ImportReportProps) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const left = report.errors + report.duplicates;
  const save = () => void saveErrorLines(chosen, mapping, t('imports.errorFile')).catch(toast.failed);
  return (
    <div className={classes.stack}>
      <h2 className={classes.title}>{t('imports.reportTitle')}</h2>
      <ul className={classes.counts}>
        {parts.map((part) => (
          <li key={part} data-part={part} data-none={report[part] === 0 || undefined}>
            <strong>{format.count(report[part])}</strong>
            <span>
              {t(`imports.${part}`, { count: report[part] })}
              {part === 'duplicates' && report.duplicates > 0 && (
                <span className={classes.why}>{t(`imports.duplicateHint.${chosen.kind}`)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <section aria-label={t('imports.linesTable')}>
          <div className={classes.linesHead}>
            <h3 className={classes.subtitle}>{t('imports.linesTable')}</h3>
            <Button variant="default" size="compact-sm" leftSection={<IconDownload size={14} stroke={1.75} />} onClick={save}>
              {t('imports.download')}
            </Button>
          </div>
          <LineProblems lines={report.lines} />
          {report.lines.length < left && <p className={classes.hint}>{t('imports.moreLines', { count: report.lines.length })}</p>}
        </section>
      )}
      {report.good === 0 && (
        <p className={classes.refusal} role="status">
          {t('imports.nothingGood')}
        </p>
      )}
      <StepFoot
        error={error}
        ways={[
          { label: t('imports.back'), run: onBack },
          { label: t('imports.correct'), run: onCorrect },
        ]}
      >
        {report.good > 0 && (
          <Button loading={isBusy} onClick={onStart}>
            {t('imports.start', { count: report.good })}
          </Button>
        )}
      </StepFoot>
    </div>
  );
}
