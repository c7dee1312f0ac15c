import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { ReferentialValue } from '@jalon/domain/referentials/referential';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { CallError } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './referential-conflict.module.css';
import { groupsQuery } from './referentials.api.ts';

const Conflict = z.object({ current: ReferentialValue, by: z.string().nullish(), at: z.string().nullish() });
export type Conflict = z.infer<typeof Conflict>;

/** What somebody else saved meanwhile, when that is why a save was refused. */
export function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'record.changed') return undefined;
  return Conflict.safeParse(error.details).data;
}

type Texts = { fr: string; en: string; groupId?: string | null | undefined };
type ConflictPanelProps = {
  list: ListName;
  conflict: Conflict;
  mine: Texts;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Both versions side by side, and the person chooses: nothing is overwritten in silence. */
export function ConflictPanel({ list, conflict: { current, by, at }, mine, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
  const { t, language } = useTexts();
  const { time } = useFormat();
  const hasGroups = referenceLists[list].levels === 2;
  const groups = useQuery({ ...groupsQuery(list), enabled: hasGroups }).data?.groups;
  const groupName = (id: string | null | undefined) => groups?.find((group) => group.id === id)?.[language] ?? t('referentials.groupNone');
  const lines = [
    { label: t('referentials.french'), theirs: current.fr, mine: mine.fr },
    { label: t('referentials.english'), theirs: current.en, mine: mine.en },
    ...(hasGroups ? [{ label: t('referentials.group'), theirs: groupName(current.group?.id), mine: groupName(mine.groupId) }] : []),
  ];
  return (
    <Stack role="alert">
      <div className={classes.notice}>
        <IconUsers size={20} stroke={1.6} aria-hidden />
        <div>
          <Text fw={600}>
            {by && at ? t('referentials.conflict.titleBy', { name: by, time: time(at) }) : t('referentials.conflict.title')}
          </Text>
          <Text size="sm">{t('referentials.conflict.text')}</Text>
        </div>
      </div>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">{t('referentials.conflict.field')}</th>
            <th scope="col">{t('referentials.conflict.theirs')}</th>
            <th scope="col">{t('referentials.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} data-differs={line.theirs !== line.mine || undefined}>
              <th scope="row">{line.label}</th>
              <td>{line.theirs}</td>
              <td>{line.mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('referentials.conflict.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('referentials.conflict.keepMine')}</Button>
      </Group>
    </Stack>
  );
}
