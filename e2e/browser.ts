import { existsSync } from 'node:fs';

const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const installed = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/**
 * The machine's own browser where there is one, rather the one without windows: a story takes a third less of the processor in it. It
 * calls nobody by itself, which would be taken for a request of ours.
 */
export const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The pages of a story share a process with those before it, which has the scripts compiled.
    '--process-per-site',
  ],
};
