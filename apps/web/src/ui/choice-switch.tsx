import { UnstyledButton } from '@mantine/core';
import classes from './language-switch.module.css';

type Choice<Value extends string> = { value: Value; label: string };
type ChoiceSwitchProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Choice<Value>[];
  onPick: (value: Value) => void;
};

/** One of a few, all in sight. */
export const ChoiceSwitch = <Value extends string>({ label, value, options, onPick }: ChoiceSwitchProps<Value>) => (
  <fieldset className={classes.group} aria-label={label}>
    {options.map((option) => (
      <UnstyledButton
        key={option.value}
        className={classes.choice}
        data-wide
        aria-pressed={option.value === value}
        onClick={() => onPick(option.value)}
      >
        {option.label}
      </UnstyledButton>
    ))}
  </fieldset>
);
