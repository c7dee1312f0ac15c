import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './filter-chip.module.css';
import menu from './menu.module.css';

/** What the button must pass on to its element. */
type ButtonProps = Pick<ComponentProps<'button'>, 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'style'>;
type PopoverProps = {
  label: string;
  button: (props: ButtonProps) => ReactElement;
  /** Which edge of the button it follows. */
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
};

/** A button whose fields open below it. The browser opens them above everything, and closes them on Escape or a press elsewhere. */
export function FieldPopover({ label, button, align = 'start', children }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--fields-${id.replace(/\W/g, '')}`;
  const close = () => popover.current?.hidePopover();
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, style: { anchorName: anchor } })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // What is pressed beside a field, such as its name, leaves the focus here: it would go to the page, and close this.
        tabIndex={-1}
        className={`${menu.menu} ${classes.popover}`}
        data-align={align}
        style={{ positionAnchor: anchor }}
        // Drawn before it is shown, so that it is never seen empty; cleared once it is hidden, or the focus would be lost with its field.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return setOpen(false);
          currentTarget.querySelector<HTMLElement>('input, button')?.focus();
        }}
        onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
