import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite-plugins.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), compressed()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/broadcasting', '/dev', '/get-laravel-permission-to-vuejs'].map((path) => [path, { target: api, ws: true }]),
    ),
  },
  build: {
    // Icons and illustrations stay files: the content policy allows no data addresses for scripts, and small files compress well.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // For the server, which names in the page of members what all their screens need.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Two shared files: what the first screen needs, and what two screens share.
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2 },
            // What only some screens share, without what it is made of, which others need too, nor its styles, which would be one more
            // file. None of them may be needed by `shared`: two files that need each other do not start.
            ...Object.entries({
              needs: /web[\\/]src[\\/]((applications|opportunities)[\\/](?!.*(\.api\.ts|\.css))|home[\\/]market-queues)/,
              matching: /web[\\/]src[\\/]matching[\\/](?!.*(\.api\.ts|\.css))/,
              people: /web[\\/]src[\\/](accounts|documents|portfolios)[\\/](?!.*(\.api\.ts|-look\.ts|\.css))/,
              roles: /web[\\/]src[\\/]roles[\\/](?!.*(\.api\.ts|role-scope\.ts|\.css))/,
              tables:
                /web[\\/]src[\\/](ui[\\/](data-table|filter-|column-choice|table-(?!box|export|keys|search|width))|views[\\/](?!.*\.api\.ts))(?!.*\.css)/,
            }).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1, includeDependenciesRecursively: false })),
            // Texts that stand on the same screens: one file in each language.
            ...['fr', 'en'].flatMap((language) =>
              [
                'account|profile|retention',
                'accounts|companies|documents',
                'connector|referentials',
                'contracts|vigilance',
                'applications|matching|needs|projects',
              ].map((names) => ({
                name: `${names.replaceAll('|', '-')}-${language}`,
                test: new RegExp(`locales[\\\\/]${language}[\\\\/](${names})\\.ts`),
                priority: 1,
                includeDependenciesRecursively: false,
              })),
            ),
            { name: 'numbers', test: /components[\\/]NumberInput|react-number-format/, priority: 1, includeDependenciesRecursively: false },
            { name: 'sorting', test: /@dnd-kit[\\/]|sortable-list\.tsx/, priority: 1, includeDependenciesRecursively: false },
            {
              name: 'fields',
              test: /components[\\/](Select|MultiSelect|TagsInput|Pill|Radio|Combobox[\\/](?!ComboboxChevron|Combobox.module|get-parsed))|search-select/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
