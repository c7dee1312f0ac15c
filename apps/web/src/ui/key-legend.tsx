import { Kbd } from '@mantine/core';
import { showOverlay } from '../core/overlays.ts';
import classes from './key-legend.module.css';

type KeyLegendProps = { keys: readonly { keys: readonly string[]; label: string }[]; all: string };

/** The keys of a list, at its foot, and the way to those of the whole screen. */
export function KeyLegend({ keys, all }: KeyLegendProps) {
  return (
    <footer className={classes.keys}>
      {keys.map(({ keys: those, label }) => (
        <span key={label}>
          {those.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          {label}
        </span>
      ))}
      <button type="button" onClick={() => showOverlay('shortcuts')}>
        <Kbd size="xs">?</Kbd>
        {all}
      </button>
    </footer>
  );
}
