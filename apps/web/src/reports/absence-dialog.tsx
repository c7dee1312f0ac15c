import '../ui/kit.css';
import { addDays } from '@jalon/domain/core/dates';
import type { Deputy } from '@jalon/domain/deputies/deputy';
import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, message, useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import { Dialog } from '../ui/form-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { colleaguesQuery, deputyClient } from './reports.api.ts';

type DialogProps = { own: Deputy | undefined; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Who validates meanwhile, from when to when. */
export default function AbsenceDialog({ own, isOpen, onClose, onClosed }: DialogProps) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const people = useQuery(colleaguesQuery);
  const create = deputyClient.useCreate();
  const act = deputyClient.useAct();
  const today = new Date().toISOString().slice(0, 10);
  const [key] = useState(() => crypto.randomUUID());
  const [deputyId, setDeputy] = useState(own?.deputyId ?? '');
  const [startsOn, setStart] = useState(own?.startsOn ?? today);
  const [endsOn, setEnd] = useState(own?.endsOn ?? addDays(today, 7));
  const [error, setError] = useState<unknown>();
  const fields = error instanceof CallError ? error.fields : {};
  const fieldError = (name: string) => (fields[name] ? message(t, fields[name]) : undefined);
  const colleagues = people.data ?? [];
  const chosen = deputyId || (colleagues[0]?.id ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { deputyId: chosen, startsOn, endsOn };
    try {
      await (own ? act.mutateAsync({ row: own, action: 'update', input }) : create.mutateAsync({ body: input, key }));
      const name = colleagues.find(({ id }) => id === chosen)?.name ?? '';
      toast.done(t('reports.away.saved', { name, from: format.shortDay(startsOn), to: format.shortDay(endsOn) }));
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  const cancel = async () => {
    if (!own) return;
    try {
      await act.mutateAsync({ row: own, action: 'delete' });
      toast.done(t('reports.away.cancelled'));
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Dialog title={t('reports.away.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <Text size="sm">{t('reports.away.text')}</Text>
      {people.data && colleagues.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('reports.away.nobody')}
        </Text>
      ) : (
        <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }} noValidate>
          {error !== undefined && Object.keys(fields).length === 0 && (
            <Alert color="red" role="alert" py={10} px={12}>
              {errorText(t, error)}
            </Alert>
          )}
          <NativeSelect
            label={t('reports.away.deputy')}
            data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            error={fieldError('deputyId')}
            onChange={({ currentTarget }) => setDeputy(currentTarget.value)}
            data-autofocus
          />
          <Group grow align="flex-start">
            <DateField
              label={t('reports.away.from')}
              value={startsOn}
              error={fieldError('startsOn')}
              onChange={(day) => setStart(day ?? '')}
            />
            <DateField label={t('reports.away.to')} value={endsOn} error={fieldError('endsOn')} onChange={(day) => setEnd(day ?? '')} />
          </Group>
          <Group justify="flex-end" gap="xs">
            {own && (
              <Button variant="subtle" color="red" mr="auto" px="xs" onClick={() => void cancel()}>
                {t('reports.away.cancelAbsence')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending || act.isPending}>
              {t('reports.away.save')}
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  );
}
