import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './imports.module.css';

const steps = ['file', 'columns', 'check'] as const;
type ImportStepsProps = { current: (typeof steps)[number]; file: string | undefined; children: ReactNode };

/** Where one is. A step that comes in the place of another takes the focus, as a page would. */
export function ImportSteps({ current, file, children }: ImportStepsProps) {
  const { t } = useTexts();
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) body.current?.focus();
    before.current = current;
  }, [current]);
  return (
    <Panel>
      <div className={classes.top}>
        <ol className={classes.steps}>
          {steps.map((step, at) => (
            <li key={step} aria-current={step === current ? 'step' : undefined} data-done={steps.indexOf(current) > at || undefined}>
              <span aria-hidden>{at + 1}</span>
              {t(`imports.steps.${step}`)}
            </li>
          ))}
        </ol>
        {file && <span className={classes.file}>{file}</span>}
      </div>
      <div ref={body} tabIndex={-1} className={classes.body}>
        {children}
      </div>
    </Panel>
  );
}
