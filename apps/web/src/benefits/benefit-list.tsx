import { type Benefit, BenefitInput } from '@jalon/domain/benefits/benefit';
import { UnstyledButton } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { Face } from '../ui/face.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { SchemaFields } from '../ui/schema-fields.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { WrittenList } from '../written/written-list.tsx';
import { BenefitCard } from './benefit-cards.tsx';
import { benefitClient, nameOf } from './benefits.api.ts';
import classes from './benefits.module.css';

type Props = { all: Benefit[]; shown: Benefit[]; query: string };

export default function BenefitList(props: Props) {
  return (
    <WrittenList
      {...{ client: benefitClient, texts: 'benefits', parameter: 'benefit', nameOf, ...props }}
      fields={(form) => <SchemaFields schema={BenefitInput} form={form} texts="benefits" />}
      preview={(values) => <BenefitCard benefit={values} />}
    >
      {(row, actions, onOpen) => <Line {...{ row, query: props.query, actions, onOpen }} />}
    </WrittenList>
  );
}

type LineProps = { row: Benefit; query: string; actions: Action[]; onOpen: () => void };
function Line({ row, query, actions, onOpen }: LineProps) {
  const { t } = useTexts();
  const format = useFormat();
  const { partner, title, state, code, link, endsOn, copies, clicks } = row;
  const isOver = endsOn !== null && endsOn < ownToday();
  const validity = endsOn && t(isOver ? 'benefits.over' : 'benefits.until', { date: format.day(endsOn) });
  return (
    <div className={classes.line}>
      <UnstyledButton data-row={row.id} className={classes.opener} aria-label={t('benefits.edit', { name: nameOf(row) })} onClick={onOpen}>
        <Face id={partner} name={partner} size={32} isCompany />
        <span className={classes.names}>
          <b>
            <Highlight text={title} query={query} />
          </b>
          <small>
            <Highlight text={partner} query={query} />
          </small>
        </span>
      </UnstyledButton>
      <span className={classes.tags}>
        {state === 'draft' && <StateBadge tone="warning">{t('words.benefit.state.draft')}</StateBadge>}
        {validity && <small data-over={isOver || undefined}>{validity}</small>}
        {state !== 'draft' && code && <small>{t('benefits.copies', { count: copies ?? 0 })}</small>}
        {state !== 'draft' && link && <small>{t('benefits.clicks', { count: clicks ?? 0 })}</small>}
      </span>
      <ActionMenu label={t('table.actionsOn', { name: nameOf(row) })} actions={actions} />
    </div>
  );
}
