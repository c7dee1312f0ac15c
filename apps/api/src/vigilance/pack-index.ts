import type { Language } from '@jalon/domain/core/languages';
import { formatMoney } from '@jalon/domain/core/money';
import { texts } from '@jalon/domain/locales/all';
import { checkDays, givenBy, isTooLong } from '@jalon/domain/vigilance/vigilance';
import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { html } from '../core/html.ts';
import type { Evidence } from './evidence.ts';
import type { Packed, PackHouse } from './pack.ts';
import { nameOfContract, packLanguage } from './pack-names.ts';

type House = Omit<PackHouse, 'files'> & { by: string };

/** What each file of a pack is: a page that opens anywhere, with nothing from elsewhere. */
export function indexOf(operation: WatchedOperation, evidence: Evidence, packed: ReadonlyMap<object, Packed>, house: House): string {
  const [{ operator, timeZone, today }, language] = [house, packLanguage];
  const words = texts[language].vigilance.pack;
  const document = texts[language].words.document;
  const { column } = words;
  const day = (date: string | null) => (date === null ? '' : dayIn(language, 'UTC', date));
  const moment = (at: string | null) => (at === null ? '' : dayIn(language, timeZone, at, true));
  const { person, company, title, startsOn, endsOn, amountCents, contract } = operation;
  const place = { legalStatus: person.legalStatus, startsOn, endsOn };
  const facts: [name: string, fact: string][] = [
    [words.operator, operator],
    [words.provider, [`${person.firstName} ${person.lastName}`, person.legalStatus].filter(Boolean).join(', ')],
    [words.client, company.name],
    [words.delivery, [title, contract].filter(Boolean).join(', ')],
    [words.period, `${day(startsOn)} – ${day(endsOn)}`],
    [words.amount, amountCents === null ? words.unknownAmount : formatMoney({ cents: amountCents, currency: 'EUR' }, language)],
    [words.checkDays, checkDays(place).map(day).join(' · ')],
    [words.madeOn, `${day(today)}, ${words.by} ${house.by}`],
  ];
  const notes = [...(givenBy(place) === 'portageFirm' ? [words.portage] : []), ...(isTooLong(place) ? [words.tooLong] : [])];
  const fileCells = (about: object): Cell[] => {
    const found = packed.get(about);
    if (!found) return ['', ''];
    if (found.sha256 === null) return [words.absent, ''];
    return [{ href: found.path }, found.isAsKept ? found.sha256 : `${found.sha256} (${words.altered})`];
  };
  const sections = [
    table(
      words.papers,
      [
        column.file,
        column.paper,
        column.version,
        column.state,
        column.addedOn,
        column.expiresOn,
        column.decidedBy,
        column.decidedAt,
        column.sha256,
      ],
      evidence.papers.map((paper) => {
        const [file = '', sha256 = ''] = fileCells(paper);
        const what = [document.value.type[paper.type], !paper.file && words.declaration.toLocaleLowerCase(language)]
          .filter(Boolean)
          .join(', ');
        const state = [paper.state === 'submitted' ? words.waiting : document.state[paper.state], paper.reason].filter(Boolean).join(' : ');
        const decided = [paper.decidedBy ?? '', moment(paper.decidedAt)];
        return [file, what, String(paper.number), state, day(paper.addedOn), day(paper.expiresOn), ...decided, sha256];
      }),
    ),
    table(
      words.checks,
      [column.file, column.paper, column.version, column.result, column.code, column.by, column.at, column.checkedSha256, column.sha256],
      evidence.checks.map((check) => {
        const [file = '', sha256 = ''] = fileCells(check);
        const what = [document.value.type[check.type], String(check.number), document.value.result[check.result], check.securityCode ?? ''];
        return [file, ...what, check.by ?? '', moment(check.at), check.sha256 ?? '', sha256];
      }),
    ),
    table(
      words.exceptions,
      [column.types, column.reason, column.number, column.by, column.at],
      evidence.exceptions.map(({ types, reason, contract: of, by, at }) => [
        types.map((type) => document.value.type[type]).join(', '),
        ...[reason, of ?? '', by ?? '', moment(at)],
      ]),
    ),
    table(
      words.contracts,
      [column.file, column.number, column.state, column.signedAt, column.sha256],
      evidence.contracts.map((one) => {
        const [file = '', sha256 = ''] = fileCells(one);
        return [file, nameOfContract(one), texts[language].words.contract.state[one.state as 'signed'], moment(one.signedAt), sha256];
      }),
    ),
  ];
  function table(name: string, head: string[], rows: Cell[][]): string {
    if (rows.length === 0) return html`<h2>${name}</h2><p>${words.nothing}</p>`;
    return html`<h2>${name}</h2><table><thead><tr>${head.map((one) => html`<th>${one}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cellOf)}</tr>\n`)}</tbody></table>`;
  }
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title><style>${style}</style></head><body>
<h1>${words.title}</h1><p>${words.subtitle}</p>
<dl>${facts.map(([name, fact]) => html`<dt>${name}</dt><dd>${fact}</dd>`)}</dl>
${notes.map((note) => html`<p><b>${note}</b></p>`)}
${sections}
<p>${words.legend}</p></body></html>
`;
}

type Cell = string | { href: string };
const cellOf = (cell: Cell): string =>
  typeof cell === 'string'
    ? html`<td>${cell}</td>`
    : html`<td><a href="${cell.href.split('/').map(encodeURIComponent).join('/')}">${cell.href}</a></td>`;

const style = [
  'body{font:14px/1.5 system-ui,sans-serif;margin:32px;color:#172b3a}h1{font-size:24px;margin:0}h2{font-size:16px;margin:28px 0 8px}',
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid #c9d4dc;padding:6px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
  'th{background:#eef3f6}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}dt{color:#5a6b78}dd{margin:0}',
].join('');

const dayIn = (language: Language, timeZone: string, at: string, hasTime = false): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    ...{ timeZone, dateStyle: 'medium' },
    ...(hasTime && { timeStyle: 'short' }),
  }).format(new Date(at));
