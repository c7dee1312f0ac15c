export type Device = { browser: string | null; system: string | null };

/** In this order: most browsers also say the names of those they want to be taken for. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
];

const firstIn = (names: [RegExp, string][], text: string): string | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a `User-Agent` says in words people know. Versions are left out: a device stays the same when its browser is updated. */
export const deviceOf = (userAgent: string): Device => ({ browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) });

/** "Firefox · Windows", in any language; empty when nothing is known. */
export const deviceName = ({ browser, system }: Device): string => [browser, system].filter(Boolean).join(' · ');
