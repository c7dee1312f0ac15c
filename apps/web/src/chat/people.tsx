import type { ChatAbout, ConversationInput, Reachable } from '@jalon/domain/chat/chat-schema';
import { isType } from '@jalon/domain/core/actor';
import { chatPlace } from '@jalon/domain/core/notices';
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Failure } from '../ui/failure.tsx';
import { useToast } from '../ui/toast.tsx';
import { listsKey, reachableQuery, type WriteTo } from './chat.api.ts';
import classes from './people.module.css';
import { PersonChoice } from './person-choice.tsx';

/** Opens the conversation with somebody about a record, and goes there. */
function useOpenTalk(): (input: ConversationInput) => Promise<void> {
  const client = useQueryClient();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  return async (input) => {
    try {
      const { id } = await call('POST /api/conversations', { body: input });
      void client.invalidateQueries({ queryKey: listsKey });
      await navigate(chatPlace(user, id).path);
    } catch (error) {
      toast.failed(error);
    }
  };
}

type PeopleProps = { to?: WriteTo; onPicked?: () => void };

/** Whom one may write to, each once, and then what about. */
export function People({ to, onPicked }: PeopleProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const { data, error, refetch } = useQuery(reachableQuery(q, to));
  const user = useUser();
  const isOne = to !== undefined && 'profileId' in to;
  const open = useOpenTalk();
  const pick = async ({ person }: Reachable, { kind, id }: ChatAbout) => {
    await open({ kind, recordId: id, withId: person.id });
    onPicked?.();
  };
  return (
    <div className={classes.people}>
      {!isOne && (
        <TextInput
          type="search"
          aria-label={t('chat.chooseFind')}
          placeholder={t('chat.chooseFind')}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
      )}
      {!data && !error && <Skeleton height={160} aria-busy="true" />}
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <p className={classes.nobody}>
          {t(q ? 'chat.nothingFound' : !isOne ? 'chat.nobodyText' : isType(user, 'Company') ? 'chat.notYetText' : 'chat.unreachableText')}
        </p>
      )}
      <ul>
        {data?.map((one) => (
          <li key={one.person.id}>
            <PersonChoice one={one} isAlone={isOne} onPick={(subject) => void pick(one, subject)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
