import type { VehicleRecord } from '@jalon/domain/vehicles/vehicle';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { DraftLine } from './draft-lines.ts';
import classes from './expenses.module.css';
import { DistanceField } from './money-field.tsx';
import { Part } from './part.tsx';
import { Refusing } from './refusing.tsx';
import { ScaleSteps } from './scale-steps.tsx';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

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
      {lines.length === 0 && <p className={classes.empty}>{t('expenses.empty.trips')}</p>}
      {lines.map((line) => (
        <TripLine key={line.id} line={line} work={work} vehicles={vehicles} />
      ))}
      {isEdited && lines.length > 0 && (
        <div className={classes.tripFoot}>
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
  if (!isEdited)
    return (
      <div className={classes.trip} id={`line-${line.id}`}>
        <span className={classes.tripDate}>{format.shortDay(line.date)}</span>
        <span className={classes.grow}>
          <span className={classes.strong}>{words.name(line)}</span>
          <span className={classes.under}>{line.vehicle && nameOf(line.vehicle)}</span>
          {line.refusal && (
            <span className={classes.under} data-tone="danger">
              {t('expenses.refused', { reason: line.refusal })}
            </span>
          )}
        </span>
        <span className={classes.number}>{words.distance(line.distance ?? 0)}</span>
        <span className={classes.amount}>{words.money(line.claimedCents)}</span>
        <Refusing line={line} work={work} />
      </div>
    );
  return (
    <div className={`${classes.trip} ${classes.tripEdited}`} id={`line-${line.id}`}>
      <TextInput
        type="date"
        aria-label={t('expenses.field.date')}
        value={line.date}
        onChange={({ currentTarget }) => currentTarget.value && edit({ date: currentTarget.value })}
      />
      <TextInput
        aria-label={t('expenses.field.trip')}
        placeholder={t('expenses.field.trip')}
        maxLength={100}
        value={line.label}
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
      <span className={classes.amount}>{words.money(line.claimedCents)}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${t('expenses.remove')}, ${words.lineOf(line)}`}
        onClick={() => draft.remove(line.id)}
      >
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
