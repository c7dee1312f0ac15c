import fc from 'fast-check';

/** Only what the HTTP parser lets through: visible Latin-1, no line ends. */
const values: Record<string, readonly string[]> = {
  'content-type': [
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=utf-7',
    'APPLICATION/JSON',
    'application/json;;;=',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'a/b/c',
    `application/json; x=${'y'.repeat(5000)}`,
    '__proto__',
  ],
  'content-encoding': ['gzip', 'deflate', 'br', 'identity', 'x'.repeat(300), 'gzip, gzip'],
  'content-length': ['0', '1', '999999', '-1', 'abc', '1.5'],
  'accept-encoding': ['gzip', 'br', '*', 'gzip;q=0, *;q=0', 'gzip;q=x,,;', 'x'.repeat(5000), ''],
  'accept-language': ['', '*', 'xx-YY;q=9', 'fr;q=NaN,en;q=1e9', 'en;q=0,fr;q=-1', 'de,'.repeat(4000), ';;;q==,', '\u00ff\u00fe'],
  accept: ['application/xml', '*/*;q=x', ''],
  'idempotency-key': ['', ' ', 'again', 'x'.repeat(100), 'x'.repeat(101), 'é', "'; drop table users; --", '__proto__', '%00'],
  'if-none-match': ['*', '""', 'W/"x"', '"'.repeat(3000)],
  'user-agent': ['', '\u00e9\u00ff'.repeat(2000), "'; drop table sessions; --", '<script>'],
  'x-forwarded-for': ['', '::ffff:1.2.3.4', '1.2.3.4, evil, ,', 'x'.repeat(4000)],
  'x-forwarded-host': ['evil.test', '['],
  'x-http-method-override': ['DELETE'],
  host: ['', 'evil.test', '[', 'localhost:99999'],
  origin: ['null', 'http://[', 'http://evil.test', 'http://localhost:80'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  'x-xsrf-token': ['', '.', 'a.b', 'x'.repeat(4000)],
  range: ['bytes=0-0', 'bytes=-1', 'x'],
  cookie: [
    'language=%E0%A4%A',
    'language=__proto__',
    'language=en; language=fr',
    'language="en"',
    '__proto__=x; constructor=y',
    'session=',
    'session=%00',
    `session=${'x'.repeat(4000)}`,
    'XSRF-TOKEN=a.b',
    ';;;===; ,',
    'a=b; '.repeat(1000),
  ],
};

export type Header = { name: string; value: string };

export const hostileHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...(values[name] ?? [])) }));
