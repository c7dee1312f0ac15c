import type { VehicleRecord } from '@jalon/domain/vehicles/vehicle';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCoinEuro, IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { DateField } from '../ui/date-field.tsx';
import type { DraftLine } from './draft-lines.ts';
import { DistanceField, RateField } from './money-field.tsx';
import { Part } from './part.tsx';
import { Refusing } from './refusing.tsx';
import { ScaleSteps } from './scale-steps.tsx';
import shared from './shared.module.css';
import classes from './trips-panel.module.css';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

/** Thousandths of a euro for each kilometre: what may be said, and what a first trip begins with. */
const flatRates = { least: 1, most: 1000, first: 500 };

type Props = {
  lines: readonly DraftLine[];
  sum: number;
  work: Work;
  vehicles: readonly VehicleRecord[];
  onAdd: () => void;
  onVehicle: () => void;
};

/** Kilometres, each trip paid by what it adds to the year of its vehicle. */
export function TripsPanel({ lines, sum, work, vehicles, onAdd, onVehicle }: Props) {
  const { t } = useTexts();
  const { isEdited } = work;
  const byVehicle = Map.groupBy(
    lines.filter(({ derivation }) => derivation),
    ({ vehicleId, date }) => `${vehicleId} ${date.slice(0, 4)}`,
  );
  const aside = isEdited && (
    <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={onVehicle}>
      {t('expenses.vehicle.add')}
    </Button>
  );
  return (
    <Part id="kilometres" title={t('expenses.kilometres')} count={lines.length} sum={sum} aside={aside}>
      {lines.length === 0 && <p className={shared.empty}>{t('expenses.empty.trips')}</p>}
      {lines.length > 0 && !work.refusals && <Heads isEdited={isEdited} />}
      {lines.map((line) => (
        <TripLine key={line.id} line={line} work={work} vehicles={vehicles} />
      ))}
      {isEdited && lines.length > 0 && (
        <div className={classes.foot}>
          <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={onAdd}>
            {t('expenses.trips.add')}
          </Button>
        </div>
      )}
      {[...byVehicle.entries()].map(([key, trips]) => (
        <ScaleSteps key={key} trips={trips} month={work.report.month} />
      ))}
    </Part>
  );
}

/** On a narrow screen the fields say it themselves. */
function Heads({ isEdited }: { isEdited: boolean }) {
  const { t } = useTexts();
  return (
    <div className={`${classes.trip} ${classes.head} ${isEdited ? classes.edited : ''}`} aria-hidden>
      <span className={isEdited ? undefined : classes.date}>{t('expenses.field.date')}</span>
      <span className={isEdited ? undefined : shared.grow}>{t('expenses.field.trip')}</span>
      {isEdited && <span>{t('expenses.field.vehicle')}</span>}
      <span className={classes.distance}>{t('expenses.field.distance')}</span>
      <span className={shared.amount}>{t('expenses.column.cents')}</span>
      {isEdited && <span />}
    </div>
  );
}

function TripLine({ line, work, vehicles }: { line: DraftLine; work: Work; vehicles: readonly VehicleRecord[] }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  const { draft, isEdited } = work;
  const edit = (patch: Partial<DraftLine>) => draft.edit(line.id, patch);
  const nameOf = ({ label, power }: { label: string; power: number }) => t('expenses.vehicle.power', { label, power });
  const known = vehicles.some(({ id }) => id === line.vehicleId);
  const options = [
    ...vehicles.map((one) => ({ value: one.id, label: nameOf(one) })),
    ...(!known && line.vehicle && line.vehicleId ? [{ value: line.vehicleId, label: nameOf(line.vehicle) }] : []),
  ];
  if (!isEdited) {
    const rate = line.flatRate === null ? undefined : words.rate(line.flatRate * 10);
    return (
      <div className={classes.trip} id={`line-${line.id}`}>
        <span className={classes.date}>{format.shortDay(line.date)}</span>
        <span className={shared.grow}>
          <span className={`${shared.strong} ${classes.route}`}>{words.name(line)}</span>
          <span className={shared.under}>
            {[line.vehicle && nameOf(line.vehicle), rate && t('expenses.trips.flatRate', { rate })].filter(Boolean).join(' · ')}
          </span>
          {line.refusal && (
            <span className={shared.under} data-tone="danger">
              {t('expenses.refused', { reason: line.refusal })}
            </span>
          )}
        </span>
        <span className={`${shared.number} ${classes.distance}`}>{words.distance(line.distance ?? 0)}</span>
        <span className={shared.amount}>{words.money(line.claimedCents)}</span>
        <Refusing line={line} work={work} />
      </div>
    );
  }
  const usual = draft.lines.findLast(({ flatRate }) => flatRate !== null)?.flatRate ?? flatRates.first;
  const acts: Action[] = [
    line.flatRate === null
      ? { key: 'flat', label: t('expenses.trips.useFlat'), icon: IconCoinEuro, run: () => edit({ flatRate: usual }) }
      : { key: 'scale', label: t('expenses.trips.useScale'), icon: IconScale, run: () => edit({ flatRate: null }) },
    {
      ...{ key: 'remove', label: t('expenses.remove'), icon: IconTrash, isDanger: true, startsGroup: true },
      run: () => draft.remove(line.id),
    },
  ];
  return (
    <div className={`${classes.trip} ${classes.edited}`} id={`line-${line.id}`}>
      <DateField aria-label={t('expenses.field.date')} value={line.date} required onChange={(date) => date && edit({ date })} />
      <TextInput
        data-first
        aria-label={t('expenses.field.trip')}
        placeholder={t('expenses.field.trip')}
        maxLength={100}
        value={line.label}
        title={line.label}
        error={line.refusal ? t('expenses.refused', { reason: line.refusal }) : undefined}
        onChange={({ currentTarget }) => edit({ label: currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('expenses.field.vehicle')}
        value={line.vehicleId ?? ''}
        data={options}
        onChange={({ currentTarget }) => edit({ vehicleId: currentTarget.value })}
      />
      <DistanceField aria-label={t('expenses.field.distance')} value={line.distance ?? 0} onChange={(distance) => edit({ distance })} />
      <span className={`${shared.amount} ${classes.sum}`}>{words.money(line.claimedCents)}</span>
      <ActionMenu label={`${t('expenses.more')}, ${words.lineOf(line)}`} actions={acts} />
      {line.flatRate !== null && (
        <div className={classes.rate}>
          <span>
            {t('expenses.field.flat')} <span className={shared.small}>{t('expenses.field.flatHint')}</span>
          </span>
          <RateField
            className={classes.rateField ?? ''}
            aria-label={t('expenses.field.flat')}
            per={1000}
            value={line.flatRate}
            onChange={(rate) => edit({ flatRate: Math.min(flatRates.most, Math.max(flatRates.least, rate)) })}
          />
        </div>
      )}
    </div>
  );
}
