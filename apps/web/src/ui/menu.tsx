import { IconCheck, type TablerIcon } from '@tabler/icons-react';
import {
  type ComponentProps,
  createContext,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CountedLabel } from './counted-label.tsx';
import classes from './menu.module.css';

/** What the button of a menu must pass on to its element. */
export type MenuButtonProps = Pick<
  ComponentProps<'button'>,
  'id' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'style'
>;
type MenuProps = {
  button: (props: MenuButtonProps) => ReactElement;
  /** Which edge of the button it follows. */
  align?: 'start' | 'end';
  children: ReactNode;
};

const CloseContext = createContext(() => {});
const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/**
 * A button and its menu. The browser opens it above everything, places it, closes it on Escape or a press elsewhere, and gives the
 * focus back; what a menu adds to that are its keys. Its items are drawn while it is open, so a table may hold one in each row.
 */
export function Menu({ button, align = 'end', children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const anchor = `--menu-${id.replace(/\W/g, '')}`;
  return (
    <>
      {button({
        id: `${id}b`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        style: { anchorName: anchor },
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}b`}
        className={classes.menu}
        data-align={align}
        style={{ positionAnchor: anchor }}
        // Drawn before it is shown, so that it is never seen empty; cleared once it is hidden, or the focus would be lost with its item.
        onBeforeToggle={({ newState }) => {
          typed = nothingTyped;
          if (newState === 'open') flushSync(() => setOpen(true));
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return setOpen(false);
          const items = itemsOf(currentTarget);
          (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
        }}
        onKeyDown={walk}
      >
        {isOpen && <CloseContext value={() => menu.current?.hidePopover()}>{children}</CloseContext>}
      </div>
    </>
  );
}

/** What is typed without a pause is the beginning of one item. */
const pauseMs = 600;
const nothingTyped = { text: '', at: 0 };
let typed = nothingTyped;

/** The item that begins with what has been typed so far: the next one for a single letter, so that typing it again walks on. */
function typedItem({ key, timeStamp }: KeyboardEvent<HTMLElement>, items: HTMLElement[], at: number): HTMLElement | undefined {
  const isGoingOn = timeStamp - typed.at < pauseMs && typed.text !== '';
  // A space alone presses the item.
  if (key.length !== 1 || (key === ' ' && !isGoingOn)) return undefined;
  typed = { text: (isGoingOn ? typed.text : '') + key.toLowerCase(), at: timeStamp };
  const isRepeated = [...typed.text].every((letter) => letter === key.toLowerCase());
  const [from, text] = isRepeated ? [at + 1, key.toLowerCase()] : [at, typed.text];
  return [...items.slice(Math.max(from, 0)), ...items].find((item) => item.innerText.trim().toLowerCase().startsWith(text));
}

/** Arrows, Home, End and the first letters of an item; Tab leaves. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  // With a modifier it is a shortcut of the browser or of the page.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, currentTarget: menu } = event;
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const starting = typedItem(event, items, at);
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at <= 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const next = steps[key] ?? starting;
  if (key === 'Tab') menu.hidePopover();
  // The page below has keys of its own.
  else event.stopPropagation();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type ItemProps = { icon?: TablerIcon | undefined; isDanger?: boolean | undefined; onPick: () => void; children: ReactNode };

export function MenuItem({ icon: Icon, isDanger, onPick, children }: ItemProps) {
  const close = use(CloseContext);
  const pick = () => {
    close();
    onPick();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={classes.item} data-danger={isDanger || undefined} onClick={pick}>
      {Icon && <Icon size={16} stroke={1.6} aria-hidden />}
      {children}
    </button>
  );
}

/** A file to fetch: a real link, so that the browser saves it. */
export function MenuDownload({ href, children }: { href: string; children: ReactNode }) {
  const close = use(CloseContext);
  return (
    <a role="menuitem" tabIndex={-1} className={classes.item} href={href} download onClick={close}>
      {children}
    </a>
  );
}

type Choice = { value: string; label: string; group?: string | undefined; count?: number | undefined; isMore?: boolean };
type ChoicesProps = { label: string; value: string; options: Choice[]; onPick: (value: string) => void; staysOpen?: boolean };

/** One of several. The menu closes on the choice, unless more is set in the same one. */
export function MenuChoices({ label, value, options, onPick, staysOpen }: ChoicesProps) {
  const close = use(CloseContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may hold groups of items, not a fieldset
    <div role="group" aria-label={label}>
      {options.map((option, index) => (
        <Fragment key={option.value}>
          {option.group !== undefined && option.group !== options[index - 1]?.group && <MenuLabel>{option.group}</MenuLabel>}
          <button
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={option.value === value}
            className={classes.item}
            onClick={() => {
              if (!staysOpen) close();
              onPick(option.value);
            }}
          >
            <IconCheck size={16} stroke={1.8} aria-hidden className={classes.check} />
            <CountedLabel option={option} />
          </button>
        </Fragment>
      ))}
    </div>
  );
}

type CheckProps = { isChecked: boolean; onToggle: () => void; children: ReactNode };

/** One of many that are on or off; the menu stays open for the next. */
export const MenuCheck = ({ isChecked, onToggle, children }: CheckProps) => (
  <button type="button" role="menuitemcheckbox" tabIndex={-1} aria-checked={isChecked} className={classes.item} onClick={onToggle}>
    <IconCheck size={16} stroke={1.8} aria-hidden className={classes.check} />
    {children}
  </button>
);

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <div role="presentation" className={classes.label}>
    {children}
  </div>
);

export const MenuLine = () => <hr className={classes.line} />;
