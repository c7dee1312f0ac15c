import { ListNaming } from '@jalon/domain/people-lists/people-list';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { keptQuery, listClient, listsQuery, usePut } from './people-lists.api.ts';
import classes from './people-lists.module.css';

export type Person = { id: string; firstName: string; lastName: string };
type AddProps = { people: readonly Person[]; isOpen: boolean; onClose: () => void; onClosed: () => void };
type Named = { id: string; name: string };

/** Which lists hold somebody, to be ticked; several people are put into the list that is pressed. A list may be made for them. */
export default function AddDialog({ people, isOpen, onClose, onClosed }: AddProps) {
  const { t } = useTexts();
  const toast = useToast();
  const lists = useQuery(listsQuery).data?.rows ?? [];
  const [one] = people;
  const isOne = people.length === 1;
  const { data: kept } = useQuery({ ...keptQuery(one?.id ?? ''), enabled: isOne });
  const { mutateAsync } = usePut();
  const create = listClient.useCreate();
  const send = (list: Named, isIn: boolean) => mutateAsync({ listId: list.id, personIds: people.map(({ id }) => id), isIn });
  const tell = ({ name: list }: Named, isIn: boolean) => {
    const name = one ? `${one.firstName} ${one.lastName}` : '';
    toast.done(
      isOne ? t(isIn ? 'peopleLists.put' : 'peopleLists.taken', { list, name }) : t('peopleLists.putMany', { count: people.length, list }),
    );
  };
  const put = (list: Named, isIn: boolean) =>
    send(list, isIn).then(() => {
      tell(list, isIn);
      if (!isOne) onClose();
    }, toast.failed);
  const form = useSchemaForm(ListNaming, {
    initial: { name: '', isShared: false },
    about: t('peopleLists.addTo'),
    onSubmit: async (body) => {
      tell(await create.mutateAsync({ body: { ...body, personIds: people.map(({ id }) => id) }, key: crypto.randomUUID() }), true);
      onClose();
    },
  });
  return (
    <Dialog title={t('peopleLists.addTo')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      {lists.length > 0 && (
        <ul className={classes.picks} aria-label={t('peopleLists.lists')}>
          {lists.map((list) => (
            <li key={list.id}>
              {isOne ? (
                <Checkbox
                  label={list.name}
                  checked={kept?.listIds.includes(list.id) ?? false}
                  disabled={!kept}
                  py={6}
                  onChange={({ currentTarget }) => void put(list, currentTarget.checked)}
                />
              ) : (
                <Button variant="default" fullWidth justify="start" onClick={() => void put(list, true)}>
                  {list.name}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <DialogForm form={form} submitLabel={t('peopleLists.submit.create')} isReady={form.values.name !== ''} onCancel={onClose}>
        <TextInput
          label={t('peopleLists.action.create')}
          maxLength={50}
          autoComplete="off"
          data-autofocus={lists.length === 0 || undefined}
          {...form.field('name')}
        />
        <Checkbox
          label={t('peopleLists.column.isShared')}
          checked={form.values.isShared}
          onChange={({ currentTarget }) => form.set('isShared', currentTarget.checked)}
        />
      </DialogForm>
    </Dialog>
  );
}
