import '../ui/kit.css';
import { chosenOf, type LotItem, lotsOf, partsOf } from '@jalon/domain/reports/report-lots';
import { extraCents, type ReportRow, sumsOfRows } from '@jalon/domain/reports/report-row';
import { Button, Checkbox, CloseButton, Modal } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import classes from './check-dialog.module.css';
import { nameOf } from './use-report-rows.ts';
import { useReportWords } from './use-report-words.ts';

type DialogProps = {
  rows: readonly ReportRow[];
  month: string;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  onSee: (key: string) => void;
  send: (items: LotItem[]) => Promise<void>;
};
const named = 6;

/** Before several are validated: what goes at once, what is confirmed one by one, and what is not done this way. */
export default function CheckDialog({ rows, month, isOpen, onClose, onClosed, onSee, send }: DialogProps) {
  const { t } = useTexts();
  const words = useReportWords();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const lots = lotsOf(rows);
  const chosen = chosenOf(lots, ticked);
  const sums = sumsOfRows(partsOf(chosen));
  const toggle = (id: string) => setTicked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const submit = async () => {
    setSending(true);
    await send(chosen).finally(() => setSending(false));
    onClose();
  };
  return (
    <Modal.Root opened={useOpenAfterMount(isOpen)} onClose={onClose} onExitTransitionEnd={onClosed} size={640} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <div>
            <Modal.Title className={classes.title}>{t('reports.lots.title')}</Modal.Title>
            <p>{t('reports.lots.about', { what: words.records(sumsOfRows(rows)), month: words.inMonth(month) })}</p>
          </div>
          <CloseButton aria-label={t('common.close')} onClick={onClose} />
        </div>
        <div className={classes.body}>
          <Plain items={lots.plain} />
          <Lot
            icon={<IconAlertTriangle size={18} stroke={1.8} />}
            look="warning"
            title={t('reports.lots.toConfirm')}
            count={lots.toConfirm.length}
            aside={t('reports.lots.accept')}
          >
            {lots.toConfirm.map((item) => (
              <ToConfirm key={item.id} item={item} isTicked={ticked.has(item.id)} onTick={() => toggle(item.id)} />
            ))}
          </Lot>
          <Lot icon={<IconBan size={18} stroke={1.8} />} look="danger" title={t('reports.lots.aside')} count={lots.aside.length}>
            {lots.aside.map((item) => (
              <Aside key={item.id} item={item} onSee={() => onSee(item.row.key)} />
            ))}
          </Lot>
        </div>
        <div className={classes.foot}>
          <p role="status">
            <b>{words.sum(sums)}</b>
            {sums.expenseCents > 0 && <span>{t('reports.lots.andExpenses', { amount: words.money(sums.expenseCents) })}</span>}
          </p>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button data-autofocus loading={isSending} disabled={chosen.length === 0} onClick={() => void submit()}>
            {t('reports.lots.confirm', { what: words.records(sums) })}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

type LotProps = { icon: ReactNode; look: string; title: string; count: number; aside?: string; children: ReactNode };
function Lot({ icon, look, title, count, aside, children }: LotProps) {
  if (count === 0) return null;
  return (
    <section className={classes.lot} data-look={look} aria-label={title}>
      <header>
        {icon}
        <h3>{title}</h3>
        <span className={classes.count}>{count}</span>
        {aside && <span className={classes.aside}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}

/** By their faces and names: there is nothing to look at. */
function Plain({ items }: { items: readonly LotItem[] }) {
  const { t } = useTexts();
  const words = useReportWords();
  const rows = [...new Set(items.map(({ row }) => row))];
  const sums = sumsOfRows(partsOf(items));
  const spent = sums.expenseCents > 0 ? t('reports.sum.expenses', { amount: words.money(sums.expenseCents) }) : '';
  const more = rows.length - named;
  // Less than planned needs no confirmation, but is said.
  const saidOf = (row: ReportRow) => [nameOf(row), words.why(row)?.amount].filter(Boolean).join(' ');
  return (
    <Lot
      icon={<IconCircleCheck size={18} stroke={1.8} />}
      look="positive"
      title={t('reports.lots.plain')}
      count={rows.length}
      aside={[words.sum(sums), spent].filter(Boolean).join(' • ')}
    >
      <div className={classes.row}>
        <span className={classes.faces} aria-hidden>
          {rows.slice(0, named).map((row) => (
            <PersonFace key={row.key} person={row.about.owner} size={28} />
          ))}
        </span>
        <span>
          {rows.slice(0, named).map(saidOf).join(', ')}
          {more > 0 && ` ${t('reports.lots.others', { count: more })}`}
        </span>
      </div>
    </Lot>
  );
}

function ToConfirm({ item: { row }, isTicked, onTick }: { item: LotItem; isTicked: boolean; onTick: () => void }) {
  const words = useReportWords();
  const why = words.why(row);
  const name = nameOf(row);
  return (
    <div className={classes.row}>
      <Checkbox checked={isTicked} onChange={onTick} aria-label={name} />
      <PersonFace person={row.about.owner} size={28} />
      <span className={classes.what}>
        <b>{name}</b>
        <span>{why?.why}</span>
      </span>
      <span className={classes.cost}>
        <b>{why?.amount}</b>
        <span>{words.money(extraCents(row))}</span>
      </span>
    </div>
  );
}

function Aside({ item: { row }, onSee }: { item: LotItem; onSee: () => void }) {
  const { t } = useTexts();
  const words = useReportWords();
  const { timesheet } = row;
  const used = (timesheet?.daysElsewhere ?? 0) + (timesheet?.productionDays ?? 0);
  return (
    <div className={classes.row}>
      <PersonFace person={row.about.owner} size={28} />
      <span className={classes.what}>
        <b>{nameOf(row)}</b>
        <span>{t('reports.check.unsold', { used: words.number(used), sold: words.number(timesheet?.delivery.daysSold ?? 0) })}</span>
      </span>
      <Button variant="default" size="xs" className={classes.see ?? ''} onClick={onSee}>
        {t('reports.lots.open')}
      </Button>
    </div>
  );
}
