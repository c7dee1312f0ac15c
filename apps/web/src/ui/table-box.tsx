import classes from './table-box.module.css';

type BoxProps = {
  label: string;
  isChecked: boolean;
  isPartial?: boolean;
  /** With the reason as its hint. */
  isDisabled?: boolean;
  hint?: string | undefined;
  onToggle: () => void;
};

/** The box that ticks a row, or all of them. The label is as large as the cell, so that it is easy to hit. */
export function TableBox({ label, isChecked, isPartial = false, isDisabled = false, hint, onToggle }: BoxProps) {
  return (
    <label className={classes.box} title={hint}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = isPartial;
        }}
        onChange={onToggle}
        aria-label={label}
      />
    </label>
  );
}
