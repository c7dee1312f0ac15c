import { formatPercent } from '@jalon/domain/core/percent';
import { expenseTypes, vatRates } from '@jalon/domain/expense-reports/expense-report';
import { Button, Kbd, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { message, useTexts } from '../core/i18n.ts';
import { DateField } from '../ui/date-field.tsx';
import classes from './actual-editor.module.css';
import { type DraftLine, inCurrency } from './draft-lines.ts';
import { MoneyField, RateField } from './money-field.tsx';
import { ReceiptViewer } from './receipt-viewer.tsx';
import { useWords } from './use-words.ts';
import type { Work } from './work.ts';

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'MAD', 'TND', 'AUD'];

type Props = { line: DraftLine; work: Work; onNext: () => void };

/** A receipt and what it says, beside each other. */
export function ActualEditor({ line, work, onNext }: Props) {
  const { t, language } = useTexts();
  const words = useWords();
  const { report, draft, errorOf, isKept } = work;
  const edit = (patch: Partial<DraftLine>) => draft.edit(line.id, patch);
  const error = (field: string) => {
    const found = errorOf(line.id, field);
    return found && message(t, found);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return;
    event.preventDefault();
    onNext();
  };
  return (
    <div className={classes.editor}>
      <ReceiptViewer
        reportId={report.id}
        file={line.file}
        isKept={isKept(line)}
        sending={line.sending}
        onFile={(file) => void draft.attach(line.id, file)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter leads from any field to the next line */}
      <div className={classes.fields} onKeyDown={enter}>
        <NativeSelect
          className={classes.first ?? ''}
          label={t('expenses.field.type')}
          value={line.type ?? 'other'}
          data={expenseTypes.map((value) => ({ value, label: t(`words.expenseReport.value.type.${value}`) }))}
          onChange={({ currentTarget }) => edit({ type: currentTarget.value })}
        />
        <DateField
          className={classes.first ?? ''}
          label={t('expenses.field.date')}
          value={line.date}
          required
          withAsterisk={false}
          onChange={(date) => date && edit({ date })}
        />
        <AmountFields line={line} edit={edit} error={error} />
        <NativeSelect
          label={t('expenses.field.rate')}
          value={line.vatRate === null ? '' : String(line.vatRate)}
          data={[
            ...vatRates.map((rate) => ({ value: String(rate), label: formatPercent(rate, language) })),
            { value: '', label: t('expenses.field.noRate') },
          ]}
          onChange={({ currentTarget: { value } }) => edit({ vatRate: value === '' ? null : Number(value) })}
        />
        <MoneyField
          label={t('expenses.field.vat')}
          description={t('expenses.field.vatHint', { net: words.money(line.grossCents - line.vatCents) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={line.vatCents}
          error={error('vatCents')}
          onChange={(vatCents) => edit({ vatCents })}
        />
        <TextInput
          className={classes.full ?? ''}
          label={t('expenses.field.label')}
          maxLength={100}
          value={line.label}
          onChange={({ currentTarget }) => edit({ label: currentTarget.value })}
        />
        <div className={`${classes.full} ${classes.payback}`}>
          <Switch
            checked={line.paybackCents > 0}
            label={t('expenses.field.payback')}
            description={t('expenses.field.paybackText')}
            onChange={({ currentTarget }) => edit({ paybackCents: currentTarget.checked ? line.grossCents : 0 })}
          />
          {line.paybackCents > 0 && (
            <MoneyField
              className={classes.paybackAmount ?? ''}
              aria-label={t('expenses.field.paybackAmount')}
              value={line.paybackCents}
              error={error('paybackCents')}
              onChange={(paybackCents) => edit({ paybackCents })}
            />
          )}
        </div>
        <div className={`${classes.full} ${classes.foot}`}>
          <Button
            variant="subtle"
            color="red"
            px={4}
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => draft.remove(line.id)}
          >
            {t('expenses.remove')}
          </Button>
          <Kbd size="xs" ml="auto">
            {t('expenses.enter')}
          </Kbd>
          <Button variant="default" onClick={onNext}>
            {t('expenses.nextLine')}
          </Button>
        </div>
      </div>
    </div>
  );
}

type AmountProps = { line: DraftLine; edit: (patch: Partial<DraftLine>) => void; error: (field: string) => string | undefined };

/** The amount in euros, or as it was paid abroad with what it was worth that day. */
function AmountFields({ line, edit, error }: AmountProps) {
  const { t } = useTexts();
  const words = useWords();
  const { foreign } = line;
  return (
    <>
      {foreign ? (
        <MoneyField
          key={foreign.currency}
          label={t('expenses.field.foreign', { currency: foreign.currency })}
          unit={foreign.currency}
          value={foreign.cents}
          error={error('foreign.cents')}
          onChange={(cents) => edit({ foreign: { ...foreign, cents } })}
        />
      ) : (
        <MoneyField
          key="EUR"
          label={t('expenses.field.gross')}
          value={line.grossCents}
          error={error('grossCents')}
          onChange={(grossCents) => edit({ grossCents })}
          data-amount
        />
      )}
      <NativeSelect
        label={t('expenses.field.currency')}
        data={currencies}
        value={foreign?.currency ?? 'EUR'}
        onChange={({ currentTarget }) => edit(inCurrency(line, currentTarget.value))}
      />
      {foreign && (
        <RateField
          label={t('expenses.field.exchange', { currency: foreign.currency })}
          per={1_000_000}
          value={foreign.rateMillionths}
          description={t('expenses.field.worth', { amount: words.money(line.grossCents) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(rateMillionths) => edit({ foreign: { ...foreign, rateMillionths } })}
        />
      )}
      {foreign && (
        <DateField
          label={t('expenses.field.rateOn')}
          value={foreign.rateOn}
          required
          withAsterisk={false}
          onChange={(rateOn) => rateOn && edit({ foreign: { ...foreign, rateOn } })}
        />
      )}
    </>
  );
}
