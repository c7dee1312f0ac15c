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
            // Three shared files: what the first screen needs, the frame of the areas, what two screens share.
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'area', test: /src[\\/]app[\\/]area-layout\.tsx$/, priority: 2 },
            { name: 'shared', minShareCount: 2 },
            // What is heavy and used by few, without what it is made of, which others need too.
            { name: 'sorting', test: /@dnd-kit[\\/]|sortable-list/, priority: 1, includeDependenciesRecursively: false },
            {
              name: 'fields',
              test: /components[\\/](Select|NumberInput|Combobox[\\/](?!ComboboxChevron|Combobox.module|get-parsed))|react-number-format|search-select/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
