import { AppError } from '@jalon/domain/core/errors';
import { importLimits } from '@jalon/domain/imports/import-limits';
import { SaxesParser } from 'saxes';
import { openZip, TooLarge } from '../core/unzip.ts';
import type { Table } from './table.ts';

type Tag = { name: string; attributes: Record<string, string> };
type Handlers = { open?: (tag: Tag) => void; text?: (text: string) => void; close?: (name: string) => void };

const unreadable = () => new AppError('import.unreadable');
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Names come without their prefixes: programs choose their own. The parser knows no entities but those of the language itself. */
function walk(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw unreadable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const plain = Object.entries(attributes as Record<string, string>).map(([key, value]) => [bare(key), value]);
    open?.({ name: bare(name), attributes: Object.fromEntries(plain) });
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => close?.(bare(name)));
  parser.write(xml).close();
}

/** The first sheet of a workbook. Numbers that are shown as days are read as days; of a formula, its last result. */
export function readXlsx(file: Buffer): Table {
  const part = partsOf(file);
  const workbook = part('xl/workbook.xml') ?? refuse();
  const { sheetId, isFrom1904 } = bookOf(workbook);
  const sheet = part(pathOf(part('xl/_rels/workbook.xml.rels') ?? refuse(), sheetId)) ?? refuse();
  const shared = sharedIn(part('xl/sharedStrings.xml'));
  const isDay = dayStyles(part('xl/styles.xml'));
  return rowsOf(sheet, { shared, isDay, isFrom1904 });
}

/** The parts of a workbook by name, which some programs write in capital letters. */
function partsOf(file: Buffer): (name: string) => string | undefined {
  const told = <Read>(read: () => Read): Read => {
    try {
      return read();
    } catch (error) {
      throw error instanceof TooLarge ? new AppError('import.tooHeavy') : unreadable();
    }
  };
  const files = told(() => openZip(file, { entries: 1000, bytes: importLimits.unzippedBytes }));
  const parts = new Map([...files].map(([name, unpack]) => [name.toLowerCase(), unpack]));
  return (name) => {
    const unpack = parts.get(name.toLowerCase());
    return unpack && told(unpack).toString('utf8');
  };
}

function refuse(): never {
  throw unreadable();
}

function bookOf(xml: string): { sheetId: string; isFrom1904: boolean } {
  const ids: string[] = [];
  let isFrom1904 = false;
  walk(xml, {
    open({ name, attributes }) {
      if (name === 'sheet' && attributes.state !== 'hidden' && attributes.state !== 'veryHidden') ids.push(attributes.id ?? '');
      if (name === 'workbookPr') isFrom1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
    },
  });
  return { sheetId: ids[0] ?? refuse(), isFrom1904 };
}

function pathOf(xml: string, id: string): string {
  let target = '';
  walk(xml, {
    open({ name, attributes }) {
      if (name === 'Relationship' && attributes.Id === id) target = attributes.Target ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Of a text in several styles the pieces together; how it is pronounced is no part of it. */
function sharedIn(xml: string | undefined): string[] {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let isSound = false;
  if (xml)
    walk(xml, {
      open({ name }) {
        if (name === 'si') current = '';
        if (name === 'rPh') isSound = true;
        isText = name === 't' && !isSound;
      },
      text: (text) => {
        if (isText) current += text;
      },
      close(name) {
        if (name === 'si') texts.push(current);
        if (name === 'rPh') isSound = false;
        if (name === 't') isText = false;
      },
    });
  return texts;
}

/** Which cell styles show a number as a day: by the formats that every program knows, and those whose pattern has years or days in it. */
function dayStyles(xml: string | undefined): (style: number) => boolean {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  const isDayFormat = (id: number) =>
    own.get(id) ?? ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58));
  if (xml)
    walk(xml, {
      open({ name, attributes }) {
        const pattern = (attributes.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        if (name === 'numFmt') own.set(Number(attributes.numFmtId), /[yd]/i.test(pattern));
        if (name === 'cellXfs') isCells = true;
        if (name === 'xf' && isCells) styles.push(isDayFormat(Number(attributes.numFmtId)));
      },
      close(name) {
        if (name === 'cellXfs') isCells = false;
      },
    });
  return (style) => styles[style] === true;
}

type Book = { shared: readonly string[]; isDay: (style: number) => boolean; isFrom1904: boolean };

/** No field has more than two decimals: what computing has left behind them is no part of the value. */
const written = (value: string): string => (/^-?[\d.]+(e[+-]?\d+)?$/i.test(value) ? String(Math.round(Number(value) * 100) / 100) : value);
const dayOf = (serial: number, isFrom1904: boolean): string | undefined => {
  const day = new Date(Math.round((serial - (isFrom1904 ? 24_107 : 25_569)) * 86_400_000));
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
};

function cellValue(kind: string | undefined, style: number, text: string, { shared, isDay, isFrom1904 }: Book): string {
  if (kind === 's') return shared[Number(text)] ?? '';
  if (kind === 'e') return '';
  if (kind === 'b') return text === '1' ? 'true' : 'false';
  if (kind === 'd') return text.slice(0, 10);
  if (kind === 'str' || kind === 'inlineStr') return text;
  return (text !== '' && isDay(style) && dayOf(Number(text), isFrom1904)) || written(text);
}

/** A to 0, AA to 26. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function rowsOf(xml: string, book: Book): Table {
  const table: Table = [];
  let cell = { at: 0, kind: undefined as string | undefined, style: 0, text: '' };
  let isValue = false;
  walk(xml, {
    open({ name, attributes }) {
      if (name === 'row') {
        // Empty rows may stand in between; many more than that are no table.
        if (table.length > importLimits.rows * 2) throw new AppError('import.tooManyRows');
        table.push({ line: Number(attributes.r) || (table.at(-1)?.line ?? 0) + 1, cells: [] });
      }
      if (name === 'c') {
        const next = table.at(-1)?.cells.length ?? 0;
        const at = attributes.r ? columnOf(attributes.r) : next;
        if (at > 16_384) throw unreadable();
        cell = { at, kind: attributes.t, style: Number(attributes.s ?? 0), text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name !== 'c') return;
      const cells = table.at(-1)?.cells;
      const value = cellValue(cell.kind, cell.style, cell.text, book);
      // Far to the right there are only styles: what holds nothing is not kept.
      if (!cells || value === '') return;
      while (cells.length < cell.at) cells.push('');
      cells[cell.at] = value;
    },
  });
  return table;
}
