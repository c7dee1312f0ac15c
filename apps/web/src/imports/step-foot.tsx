import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './imports.module.css';

type Way = { label: string; run: () => void };
type StepFootProps = { error: string | undefined /** The ways back, the nearest last. */; ways: readonly Way[]; children: ReactNode };

/** The end of a step: what was refused, the ways back, and the way on. */
export const StepFoot = ({ error, ways, children }: StepFootProps) => (
  <>
    {error && (
      <p className={classes.refusal} role="alert">
        {error}
      </p>
    )}
    <div className={classes.acts}>
      {ways.map(({ label, run }, at) => (
        <Button key={label} variant={at === ways.length - 1 ? 'default' : 'subtle'} onClick={run}>
          {label}
        </Button>
      ))}
      {children}
    </div>
  </>
);
