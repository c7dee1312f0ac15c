import type { MantineColorSchemeManager } from '@mantine/core';
import { oneOf, readPreference, watchPreference, writePreference } from '../core/preferences.ts';

const name = 'scheme';
const read = () => readPreference(name, oneOf('light', 'dark', 'auto'));
let unwatch = () => {};

/** The colour scheme among the other preferences; `public/scheme.js` reads the same entry before the first paint. */
export const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => read() ?? fallback,
  set: (scheme) => {
    // The first paint wrote the colour of the canvas on the page itself: from now on the style sheet decides.
    document.documentElement.style.removeProperty('background-color');
    writePreference(name, scheme);
  },
  subscribe: (changed) => {
    unwatch = watchPreference(name, () => changed(read() ?? 'auto'));
  },
  unsubscribe: () => unwatch(),
  clear: () => writePreference(name, undefined),
};
