import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What pages of documentation name: files of the repository, tests by their titles, other pages. */
const root = resolve(import.meta.dirname, '../../..');
const docs = join(root, 'docs');
export const pageOf = (name: string): string => readFileSync(join(docs, name), 'utf8');

const fileOf = (path: string): string | undefined => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const places = /`((?:apps|packages|docs|e2e|bench|scripts)\/[\w./-]+)?(?:#(\w+))?`/g;
/** `path#name`, or `#name` alone for the path before it in the line. */
export function placesIn(page: string): { place: string; isThere: boolean }[] {
  return page.split('\n').flatMap((line) => {
    let path = '';
    return [...line.matchAll(places)].map(([place, given = path, name = '']) => {
      path = given;
      return { place: given === '' ? place : `${given}#${name}`, isThere: given !== '' && (fileOf(given)?.includes(name) ?? false) };
    });
  });
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A title stands behind `test`, `describe` or a helper, after the table of an `each`, or first in its line. */
const hasTitle = (file: string, title: string): boolean =>
  new RegExp(`^(\\s*\\[?|\\s*(test|describe|holds)\\b.*|\\s*\\].*)['"\`]${literally(title)}`, 'm').test(file);

export const testsIn = (page: string): { shown: string; isThere: boolean }[] =>
  [...page.matchAll(/`([\w./-]+\.ts)` “([^”]+)”/g)].map(([shown, path = '', title = '']) => ({
    shown,
    isThere: hasTitle(fileOf(path) ?? '', title),
  }));

/** Links to other pages, and to headings of this one. */
export function linksIn(page: string): { link: string; isThere: boolean }[] {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return [...page.matchAll(/\]\(([^)#]*)(?:#([\w-]+))?\)/g)].map(([link, path = '', part = '']) => ({
    link,
    isThere: path ? existsSync(join(docs, path)) : headings.includes(part),
  }));
}
