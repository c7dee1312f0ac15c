import { Button } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useTexts } from '../core/i18n.ts';
import { type Action, ActionMenu } from './action-menu.tsx';
import { PanelContext } from './docked-panel.tsx';
import classes from './record-header.module.css';

export type Figure = { name: string; value: ReactNode };
type RecordHeaderProps = {
  face?: ReactNode;
  name: string;
  /** What the record is, in a line below its name. */
  title?: ReactNode;
  /** Its states. */
  chips?: ReactNode;
  /** What one looks for first; those without a value are left out. */
  figures?: Figure[];
  actions?: Action[];
  /** Of the actions, by name: the first of these that is there is the one to do next. */
  primary?: readonly string[];
  /** The first two of these that are there stand beside it; the rest is in the menu. */
  beside?: readonly string[];
  /** On a page of its own the record is what the page is about. */
  heading?: 'h1' | 'h2';
};

/** Who or what a record is, and what can be done with it: one thing first, two beside it, the rest in a menu that ends with its removal. */
export function RecordHeader({ face, name, title, chips, figures = [], heading: Heading = 'h2', ...acts }: RecordHeaderProps) {
  const known = figures.filter(({ value }) => value);
  return (
    <div className={classes.header} data-record>
      <div className={classes.top}>
        {face}
        <div className={classes.who}>
          <div className={classes.line}>
            <Heading ref={use(PanelContext)} tabIndex={-1} className={classes.name}>
              {name}
            </Heading>
            {chips}
          </div>
          {title && <p className={classes.title}>{title}</p>}
        </div>
        <Acts name={name} {...acts} />
      </div>
      {known.length > 0 && (
        <dl className={classes.figures}>
          {known.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type ActsProps = Pick<RecordHeaderProps, 'name' | 'actions' | 'primary' | 'beside'>;

function Acts({ name, actions = [], primary = [], beside = [] }: ActsProps) {
  const { t } = useTexts();
  const named = (names: readonly string[]) => names.flatMap((key) => actions.filter((action) => action.key === key));
  const [first] = named(primary);
  const others = named(beside)
    .filter((action) => action !== first)
    .slice(0, 2);
  const rest = actions.filter((action) => action !== first && !others.includes(action));
  const last = rest.filter(({ isDanger }) => isDanger);
  const menu = [...rest.filter((action) => !last.includes(action)), ...last];
  if (actions.length === 0) return null;
  return (
    <div className={classes.acts}>
      {first && <Act action={first} isFirst />}
      {others.map((action) => (
        <Act key={action.key} action={action} />
      ))}
      {menu.length > 0 && <ActionMenu label={t('table.moreOn', { name })} actions={menu} isButton />}
    </div>
  );
}

const Act = ({ action: { label, icon: Icon, run }, isFirst = false }: { action: Action; isFirst?: boolean }) => (
  <Button
    px={12}
    variant={isFirst ? 'filled' : 'default'}
    leftSection={Icon && <Icon size={16} stroke={1.75} />}
    // The second press of a double click would do the same again, or what has taken the place of the button meanwhile.
    onClick={({ detail }) => detail < 2 && run()}
  >
    {label}
  </Button>
);
