import { type DeskGroup, deskGroups, deskTypes, stops } from '@jalon/domain/vigilance/vigilance';
import type { Desk } from '@jalon/domain/vigilance/vigilance-schema';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { GroupHead } from '../ui/group-head.tsx';
import { DeskCard } from './desk-card.tsx';
import classes from './desk-grid.module.css';
import { DeskRow, type RowActs } from './desk-row.tsx';

type Props = RowActs & { desk: Desk; isNarrow: boolean };
const columns = 3 + deskTypes.length;

/** Operation by document, in groups of what is to be done; what is in order is folded. On a telephone, a card for each. */
export function DeskGrid({ desk, isNarrow, ...acts }: Props) {
  const { t } = useTexts();
  const groups = deskGroups.filter((name) => desk.groups[name].count > 0);
  const [unfolded, setUnfolded] = useState<readonly DeskGroup[]>(['blocked', 'toCheck', 'toRenew']);
  const headOf = (name: DeskGroup) => ({
    ...{ name, desk, isOpen: unfolded.includes(name) },
    onFold: () => setUnfolded((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name])),
  });
  const rowsOf = (name: DeskGroup) => (unfolded.includes(name) ? desk.groups[name].rows : []);
  if (isNarrow)
    return groups.map((name) => (
      <section key={name} id={name}>
        <DeskHead {...headOf(name)} />
        {rowsOf(name).map((row) => (
          <DeskCard key={row.id} row={row} {...acts} />
        ))}
      </section>
    ));
  return (
    <div className={classes.frame}>
      <table className={classes.grid} aria-label={t('vigilance.grid')}>
        <thead>
          <tr className={classes.head}>
            <td className={classes.pick} />
            <th scope="col">{t('vigilance.head.who')}</th>
            {deskTypes.map((type) => (
              <th key={type} scope="col" className={classes.mid}>
                {t(`vigilance.short.${type}`)}
                {!stops(type) && <span className={classes.usual}>{t('vigilance.head.usual')}</span>}
              </th>
            ))}
            <th scope="col" className={classes.end}>
              {t('vigilance.head.todo')}
            </th>
          </tr>
        </thead>
        {groups.map((name) => (
          <tbody key={name} id={name} className={classes.groupBody}>
            <tr>
              <th colSpan={columns} scope="rowgroup" className={classes.groupCell}>
                <DeskHead {...headOf(name)} />
              </th>
            </tr>
            {rowsOf(name).map((row, place) => (
              <DeskRow key={row.id} row={row} isFirst={name === groups[0] && place === 0} {...acts} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type HeadProps = { name: DeskGroup; desk: Desk; isOpen: boolean; onFold: () => void };

function DeskHead({ name, desk, isOpen, onFold }: HeadProps) {
  const { t } = useTexts();
  const format = useFormat();
  const { count, rows } = desk.groups[name];
  const { nextEnd } = desk;
  const ends = nextEnd ? t('vigilance.aside.inOrder', { day: format.shortDay(nextEnd) }) : t('vigilance.aside.inOrderEndless');
  const left = count - rows.length;
  return (
    <GroupHead
      isPlain
      title={t(`vigilance.group.${name}`)}
      count={count}
      aside={[name === 'inOrder' ? ends : t(`vigilance.aside.${name}`), isOpen && left > 0 && t('vigilance.more', { count: left })]
        .filter(Boolean)
        .join(' · ')}
    >
      {name === 'inOrder' && !isOpen && (
        <span className={classes.faces}>
          {rows.slice(0, 5).map(({ id, person }) => (
            <PersonFace key={id} person={person} size={24} />
          ))}
        </span>
      )}
      {name === 'inOrder' && (
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={onFold}>
          {isOpen ? t('vigilance.hide') : t('vigilance.seeAll', { count })}
          <VisuallyHidden> {t('vigilance.group.inOrder')}</VisuallyHidden>
        </button>
      )}
    </GroupHead>
  );
}
