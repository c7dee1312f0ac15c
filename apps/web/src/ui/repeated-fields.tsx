import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { textOr, useTexts } from '../core/i18n.ts';
import { emptyFields, type FieldSpec } from './form-fields.ts';
import classes from './schema-fields.module.css';
import type { SchemaForm } from './schema-form.ts';
import { SortableList, SortableRow } from './sortable-list.tsx';

type Props = {
  field: FieldSpec;
  path: string;
  label: string;
  form: Pick<SchemaForm, 'list'>;
  texts: string;
  /** The fields of one item. */
  children: (place: number) => ReactNode;
};

/** Fields that are repeated: items are added, removed and put in order. An item is called by the text `<list>.item`, with its number. */
export default function RepeatedFields({ field: { fields = [], fewest = 0, most = Infinity }, path, label, form, texts, children }: Props) {
  const { t } = useTexts();
  const { items, error, add, remove, move } = form.list(path);
  const keys = useKeys(items.length);
  const [told, setTold] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  /** Drawn first: the item that was added, or what is left where one was removed. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  });
  const nameOf = (place: number): string => {
    const number = place + 1;
    return textOr(`${texts}.item`, t('table.items.item', { label, number }), { number });
  };
  const addOne = () => {
    keys.add();
    add(emptyFields(fields));
    wanted.current = `[data-item="${items.length}"] :is(input, textarea, select, [contenteditable])`;
    setTold('');
  };
  const removeOne = (place: number) => {
    keys.remove(place);
    remove(place);
    const left = items.length - 1;
    wanted.current = left > fewest ? `[data-remove="${Math.min(place, left - 1)}"]` : '[data-add]';
    setTold(t('table.items.removed', { name: nameOf(place) }));
  };
  const moveOne = (key: string, to: number) => {
    const from = keys.all.indexOf(key);
    keys.move(from, to);
    move(from, to);
    setTold(t('table.order.end', { name: nameOf(from), place: to + 1 }));
  };
  return (
    <fieldset ref={box} className={classes.box}>
      <legend className={classes.name} {...(error ? { tabIndex: -1, 'data-invalid-list': true } : {})}>
        {label}
        {error && <VisuallyHidden> : {error}</VisuallyHidden>}
      </legend>
      {items.length > 0 && (
        <div className={classes.items}>
          <SortableList
            rows={keys.all.map((id) => ({ id }))}
            label={label}
            nameOf={({ id }) => nameOf(keys.all.indexOf(id))}
            onMove={moveOne}
          >
            {({ id }, moves) => {
              const place = keys.all.indexOf(id);
              const name = nameOf(place);
              return (
                <SortableRow key={id} id={id} name={name}>
                  <div className={classes.item} data-item={place}>
                    <div className={classes.head}>
                      <span className={classes.name}>{name}</span>
                      <span className={classes.acts}>
                        {moves.map(({ key, label: words, icon: Icon, run }) => (
                          <ActionIcon
                            key={key}
                            variant="subtle"
                            color="gray"
                            aria-label={t('common.pair', { name: words, value: name })}
                            onClick={run}
                          >
                            {Icon && <Icon size={16} stroke={1.75} />}
                          </ActionIcon>
                        ))}
                        {items.length > fewest && (
                          <ActionIcon
                            variant="subtle"
                            color="gray"
                            aria-label={t('table.items.remove', { name })}
                            data-remove={place}
                            onClick={() => removeOne(place)}
                          >
                            <IconTrash size={16} stroke={1.75} />
                          </ActionIcon>
                        )}
                      </span>
                    </div>
                    {children(place)}
                  </div>
                </SortableRow>
              );
            }}
          </SortableList>
        </div>
      )}
      {items.length < most && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={addOne} data-add>
          {textOr(`${texts}.add`, t('table.items.add', { label }))}
        </Button>
      )}
      {error && (
        <p className={classes.wrong} aria-hidden>
          {error}
        </p>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </fieldset>
  );
}

/** A name for each item, which it keeps wherever it goes: items have none of their own. */
function useKeys(count: number) {
  const keys = useRef<string[]>([]);
  // As many as there are items: a form that starts over brings others.
  while (keys.current.length < count) keys.current.push(crypto.randomUUID());
  keys.current.length = count;
  return {
    all: keys.current,
    add: () => void keys.current.push(crypto.randomUUID()),
    remove: (place: number) => void keys.current.splice(place, 1),
    move: (from: number, to: number) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}
