import type { Application } from '@jalon/domain/applications/application';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { isBusyElsewhere } from '../ui/table-keys.ts';
import { useAddresses } from './application-look.ts';
import classes from './application-page.module.css';
import { toTreatQuery } from './applications.api.ts';
import type { Act } from './use-application-acts.tsx';

/** Where it stands among those that wait for whoever looks, and the ones before and after it. */
function useToTreat({ id, opportunityId }: Application) {
  const rows = useQuery(toTreatQuery(opportunityId)).data?.rows ?? [];
  const index = rows.findIndex((row) => row.id === id);
  // One that does not wait itself leads to the first that does.
  return { total: rows.length, rank: index + 1, previous: rows[index - 1]?.id, next: rows[index + 1]?.id };
}

export function Neighbours({ application }: { application: Application }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { total, rank, previous, next } = useToTreat(application);
  if (total === 0) return null;
  const steps = [
    { name: t('applications.previous'), key: 'k', icon: IconChevronUp, to: previous },
    { name: t('applications.next'), key: 'j', icon: IconChevronDown, to: next },
  ];
  return (
    <div className={classes.place}>
      {rank > 0 ? t('applications.placeToTreat', { rank, total }) : t('applications.toTreat', { count: total })}
      <ActionIcon.Group>
        {steps.map(({ name, key, icon: Icon, to }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={30}
            aria-label={name}
            aria-keyshortcuts={key}
            aria-disabled={!to}
            data-disabled={!to || undefined}
            onClick={() => to && void navigate(addresses.application(to))}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
    </div>
  );
}

const actKeys: Readonly<Record<string, Act>> = { e: 'interview', a: 'accept', r: 'reject' };

/** `j` and `k` go to the others that wait, `e`, `a` and `r` act, `n` writes a note: never while something is typed. */
export function usePageKeys(application: Application, run: (act: Act) => void): void {
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { previous, next } = useToTreat(application);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return;
      const to = { j: next, k: previous }[event.key];
      const act = actKeys[event.key];
      if (to) void navigate(addresses.application(to));
      else if (act && application.actions.includes(act)) run(act);
      else if (event.key === 'n') document.querySelector<HTMLElement>('textarea[data-note]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
