import type { ListName } from '@jalon/domain/core/reference-lists';
import { useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useRecordDrawer } from '../ui/use-record-drawer.ts';
import { ReferentialCreateForm } from './referential-create-form.tsx';
import { ReferentialOpenValue } from './referential-open-value.tsx';
import { useValue } from './referentials.api.ts';

/** Adds a value to a list, or opens one. */
export default function ReferentialDrawer({ list }: { list: ListName }) {
  const { t, language } = useTexts();
  const { id, isNew, draft, close, leave, frame } = useRecordDrawer('value');
  const { value, isMissing } = useValue(list, id);
  const opened = value?.[language] ?? t(isMissing ? 'referentials.value' : 'referentials.edit');
  return (
    <SideDrawer title={isNew ? t('referentials.new') : opened} {...frame}>
      {isNew && <ReferentialCreateForm list={list} draft={draft} onClose={close} onLeave={leave} />}
      {id && <ReferentialOpenValue key={id} list={list} id={id} onClose={close} onLeave={leave} />}
    </SideDrawer>
  );
}
