import classes from './table-box.module.css';

type BoxProps = { label: string; isChecked: boolean; isPartial?: boolean; onToggle: () => void };

/** The box that ticks a row, or all of them. The label is as large as the cell, so that it is easy to hit. */
export function TableBox({ label, isChecked, isPartial = false, onToggle }: BoxProps) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isPartial;
        }}
        onChange={onToggle}
        aria-label={label}
      />
    </label>
  );
}
