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
    // From which the server tells a page what it will need next.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes least. A larger group would make the first screen pay for the others.
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
            // What every screen needs, in one file instead of twenty.
            { name: 'base', tags: ['$initial'] },
            // What every signed-in screen needs, likewise; then what every list does, and icons that several screens share.
            {
              name: 'area',
              test: /src[\\/](app[\\/]area-layout|ui[\\/](page|panel|empty-state|menu|relative-time))\.tsx$|core[\\/]format\.ts$|@tanstack[\\/](query-core|react-query)/,
            },
            { name: 'table', test: /src[\\/]ui[\\/]data-table\.tsx$/ },
            { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
