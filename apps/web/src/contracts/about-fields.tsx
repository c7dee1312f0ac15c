import type { Terms } from '@jalon/domain/contracts/contract-terms';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { Input, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { deliveryClient } from '../projects/projects.api.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import type { Option } from '../ui/finding.ts';
import { Panel } from '../ui/panel.tsx';
import { SearchSelect } from '../ui/search-select.tsx';
import classes from './contract-form.module.css';
import { useContractWords } from './contract-look.ts';
import { findPeople } from './contracts.api.ts';

type Type = Terms['type'];
type Props = {
  type: Type;
  person: Option | undefined;
  delivery: Delivery | undefined;
  setType: (type: Type) => void;
  setPerson: (person: Option | undefined) => void;
  setDelivery: (delivery: Delivery | undefined) => void;
};

/** For whom and for what: the rest of the contract is filled in from it. */
export function AboutFields({ type, person, delivery, setType, setPerson, setDelivery }: Props) {
  const { t } = useTexts();
  const words = useContractWords();
  const found = useQuery({ ...deliveryClient.list({ ownerId: person?.id ?? '', size: 100 }), enabled: person !== undefined });
  const rows = person ? (found.data?.rows ?? []).filter(({ ownerId }) => ownerId === person.id) : [];
  // An employment is the administrators' to write.
  const isAdmin = useUser().type === 'Admin';
  const types = contractTypes.filter((value) => isAdmin || value === 'Freelance');
  const isNeeded = type === 'Freelance';
  const isWithout = person !== undefined && isNeeded && !found.isPending && !found.isPlaceholderData && rows.length === 0;
  return (
    <Panel title={t('contracts.form.about')}>
      <div className={classes.grid}>
        <Input.Wrapper label={t('words.contract.field.type')} labelElement="div" className={classes.wide ?? ''}>
          <div>
            <ChoiceSwitch
              label={t('words.contract.field.type')}
              value={type}
              options={types.map((value) => ({ value, label: t(`words.contract.value.type.${value}`) }))}
              onPick={setType}
            />
          </div>
        </Input.Wrapper>
        <SearchSelect
          label={t('contracts.form.person')}
          placeholder={t('contracts.form.findPerson')}
          chosen={person}
          find={findPeople}
          words={{ none: t('contracts.form.noPerson') }}
          required
          onChoose={(option) => {
            setPerson(option ?? undefined);
            setDelivery(undefined);
          }}
        />
        <NativeSelect
          label={t('contracts.form.delivery')}
          required={isNeeded}
          disabled={!person}
          error={isWithout && t('contracts.form.noDeliveries')}
          value={delivery?.id ?? ''}
          onChange={({ currentTarget: { value } }) => setDelivery(rows.find(({ id }) => id === value))}
          data={[
            { value: '', label: t(isNeeded ? 'contracts.form.chooseDelivery' : 'contracts.form.noDelivery') },
            ...rows.map((row) => ({ value: row.id, label: `${row.title}, ${row.company.name}, ${words.period(row)}` })),
          ]}
        />
      </div>
      {(!person || (isNeeded && !delivery)) && <p className={classes.hint}>{t('contracts.form.chooseFirst')}</p>}
    </Panel>
  );
}
