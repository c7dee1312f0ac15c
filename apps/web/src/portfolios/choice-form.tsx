import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { ChangedNotice } from '../ui/changed-notice.tsx';
import type { Finding, Option } from '../ui/finding.ts';
import { PickList } from '../ui/pick-list.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import type { Choice } from './portfolios.api.ts';

type ChoiceFormProps = {
  words: { text: string; label: string; search: string; none: string; saved: string };
  /** What can be chosen; what is chosen already stays on offer. */
  find: (q: string) => Finding;
  current: readonly Option[];
  save: (choice: Choice) => Promise<unknown>;
  onClose: () => void;
};

const idsOf = (options: readonly Option[]): string[] => options.map(({ id }) => id);

/** Who looks after whom, from either side. It is saved as a whole, and refused when somebody else has changed it meanwhile. */
export function ChoiceForm({ words, find, current, save, onClose }: ChoiceFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  // As it was when the choice began: what comes in meanwhile is told by the refusal.
  const [known, setKnown] = useState(current);
  const [chosen, setChosen] = useState(known);
  const [isSending, setSending] = useState(false);
  useUnsaved(!isSending && idsOf(chosen).sort().join() !== idsOf(known).sort().join());
  const [change, setChange] = useState<{ by?: string | null }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const [ids, knownIds] = [idsOf(chosen), idsOf(known)];
    try {
      await save({ ids, knownIds });
      toast.undoable(words.saved, async () => void (await save({ ids: knownIds, knownIds: ids })));
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.code === 'record.changed') setChange(error.details);
      else toast.failed(error);
    }
    setSending(false);
  };
  const startAgain = () => {
    setKnown(current);
    setChosen(current);
    setChange(undefined);
  };
  if (change) {
    const told = { text: t('companies.assign.changed'), reload: t('companies.card.reload') };
    return <ChangedNotice change={change} {...told} onReload={startAgain} />;
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {words.text}
        </Text>
        <PickList label={words.label} searchLabel={words.search} empty={words.none} {...{ find, chosen }} onChange={setChosen} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
