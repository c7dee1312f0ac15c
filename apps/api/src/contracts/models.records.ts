import { type ContractModelName, contractModelNames } from '@jalon/domain/contracts/contract-model';
import { contractModels } from '@jalon/domain/contracts/contract-model-api';
import { isType } from '@jalon/domain/core/actor';
import { textOf } from '@jalon/domain/core/rich-text';
import { texts } from '@jalon/domain/locales/all';
import { recordsOf } from '../core/records.ts';
import { join, type Sql, sql } from '../db/sql.ts';
import { originalTexts } from './contract-models.ts';
import { refuseUnknown } from './contract-values.ts';

/** What a model has by its name: of the few there are, the code knows. */
const byName = (values: Record<ContractModelName, string>): Sql =>
  sql`case m.name ${join(
    contractModelNames.map((name) => sql`when ${name} then ${values[name]}::text`),
    sql` `,
  )} end`;

export const contractModelRecords = recordsOf(contractModels, {
  table: sql`contract_models`,
  as: sql`m`,
  visible: (actor) => (isType(actor, 'Admin', 'Commercial') ? sql`true` : sql`false`),
  columns: { text: sql`coalesce(m.text, ${byName(originalTexts)})` },
  facts: ['text'],
  label: byName(texts.fr.words.contractModel.value.name),
  englishLabel: byName(texts.en.words.contractModel.value.name),
  orders: { rank: [sql`m.rank`, sql`smallint`] },
  filters: {},
  sets: {
    update: ({ input: { text } }) => {
      refuseUnknown(text);
      return sql`text = ${text}, updated_at = now()`;
    },
    restore: () => sql`text = null, updated_at = now()`,
  },
  sheet: (language) => {
    const { words, contracts } = texts[language];
    const { state, value } = words.contractModel;
    return {
      name: contracts.models.file,
      columns: [
        { title: contracts.models.name, value: (row) => value.name[row.name] },
        { title: contracts.column.state, value: (row) => state[row.state] },
        { title: contracts.form.text, value: (row) => textOf(row.text) },
      ],
    };
  },
});
