import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './vite-chunks.ts';
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
});
