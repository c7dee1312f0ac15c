import { resolve } from 'node:path';
import { userTypes } from '@jalon/domain/core/actor';
import { isTimeZone } from '@jalon/domain/core/zoned';
import { isProviderName } from '@jalon/domain/sessions/sign-in-provider';
import { z } from 'zod';
import { keptSecret } from './data-folder.ts';
import { StartError } from './start-error.ts';

type Setting = { value: z.ZodType; accepts: string; isSecret?: true };

const root = resolve(import.meta.dirname, '../../..');
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const whole = (from: number, to: number, fallback: number) => ({
  value: z.coerce.number().int().min(from).max(to).default(fallback),
  accepts: `a whole number from ${from} to ${to}`,
});
const oneOf = <const Name extends string>(names: readonly Name[], fallback: NoInfer<Name>) => ({
  value: z.literal(names).default(fallback as z.util.NoUndefined<Name>),
  accepts: names.join(', '),
});

/** A provider of identities. `nonce` is false for one that does not give back what it was sent, as LinkedIn. */
const oidcProvider = z.strictObject({
  name: z.string().refine(isProviderName),
  label: z.string().trim().min(1).max(50),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  nonce: z.boolean().default(true),
});

/** Every setting, by the name of its environment variable. */
const settings = {
  NODE_ENV: oneOf(['development', 'test', 'production'], 'development'),
  PORT: whole(1, 65_535, 3000),
  HOST: { value: z.string().default('localhost'), accepts: 'a host name or address to listen on' },
  DATABASE_URL: {
    value: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    accepts: 'postgres://user:password@host:port/database',
    isSecret: true,
  },
  JALON_DATABASE_DIRECT_URL: {
    value: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    accepts: 'postgres://user:password@host:port/database, past the pooler that DATABASE_URL leads to',
    isSecret: true,
  },
  JALON_DATABASE_PREPARED: oneOf(['on', 'off'], 'on'),
  JALON_DATA_DIR: { value: z.string().default('data'), accepts: 'a folder' },
  JALON_URL: {
    value: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin)
      .optional(),
    accepts: 'the public address without a path, such as https://jalon.example',
  },
  JALON_SECRET: { value: z.string().min(32).optional(), accepts: 'at least 32 random characters', isSecret: true },
  JALON_TIME_ZONE: { value: z.string().refine(isTimeZone).default('Europe/Paris'), accepts: 'a time zone such as Europe/Paris' },
  JALON_DIGEST_HOUR: whole(0, 23, 8),
  JALON_TIMESHEET_REMINDERS: {
    value: z
      .string()
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.int().min(-20).max(28)).max(10))
      .default([-3, 1, 4]),
    accepts: 'days counted from the end of a month, separated by commas, such as -3,1,4',
  },
  JALON_LOG_LEVEL: { value: z.literal(logLevels).optional(), accepts: logLevels.join(', ') },
  JALON_METRICS_TOKEN: { value: z.string().min(16).optional(), accepts: 'at least 16 characters', isSecret: true },
  JALON_TRUST_PROXY: whole(0, 10, 0),
  JALON_POOL_SIZE: whole(1, 1000, 10),
  JALON_DATABASE_PATIENCE: whole(1, 60, 3),
  JALON_DRAIN_SECONDS: whole(0, 60, 0),
  JALON_PERSON_LIMITS: oneOf(['on', 'off'], 'on'),
  JALON_TWO_STEP_FOR: {
    value: z
      .string()
      .transform((text) => text.split(',').map((type) => type.trim()))
      .pipe(z.array(z.enum(userTypes)))
      .default([]),
    accepts: `types of accounts, separated by commas: ${userTypes.join(', ')}`,
  },
  JALON_DEMO: oneOf(['auto', 'on', 'off'], 'auto'),
  JALON_SMTP_URL: {
    value: z.url({ protocol: /^smtps?$/ }).optional(),
    accepts: 'smtp://user:password@host:port, or smtps://…',
    isSecret: true,
  },
  JALON_MAIL_FROM: {
    value: z
      .string()
      .regex(/^[^\r\n]+$/)
      .default('Jalon <no-reply@localhost>'),
    accepts: 'an address, such as Jalon <no-reply@jalon.example>',
  },
  JALON_OPERATOR: { value: z.string().trim().min(1).max(100).default('Jalon'), accepts: 'a name' },
  JALON_CONTACT_EMAIL: { value: z.email().optional(), accepts: 'an address, such as support@jalon.example' },
  JALON_OIDC: {
    value: z
      .string()
      .transform(parsedJson)
      .pipe(z.array(oidcProvider).refine((list) => new Set(list.map(({ name }) => name)).size === list.length))
      .default([]),
    accepts: 'a JSON list of { "name", "label", "issuer", "clientId", "clientSecret" }; each name a word of its own, such as google',
    isSecret: true,
  },
  JALON_BUCKET_URL: {
    value: z
      .url({ protocol: /^https?$/ })
      .transform(toBucket)
      .refine(({ name, accessKeyId, secretAccessKey }) => Boolean(name && accessKeyId && secretAccessKey))
      .optional(),
    accepts: 'https://key:secret@host/bucket?region=eu-west-3',
    isSecret: true,
  },
  JALON_BOOND_URL: {
    value: z.url({ protocol: /^https?$/ }).default('https://ui.boondmanager.com/api'),
    accepts: 'the address of the API of BoondManager, such as https://ui.boondmanager.com/api',
  },
  JALON_BOOND_USER_TOKEN: { value: z.string().optional(), accepts: 'the token of a user of BoondManager', isSecret: true },
  JALON_BOOND_CLIENT_TOKEN: { value: z.string().optional(), accepts: 'the token of the client in BoondManager', isSecret: true },
  JALON_BOOND_CLIENT_KEY: { value: z.string().optional(), accepts: 'the key of the client in BoondManager', isSecret: true },
  JALON_BOOND_WEBHOOK_SECRET: { value: z.string().min(16).optional(), accepts: 'at least 16 characters', isSecret: true },
  JALON_BOOND_HOUR: whole(0, 23, 23),
  JALON_REALTIME_KEY: { value: z.string().optional(), accepts: 'a text' },
  JALON_REALTIME_HOST: { value: z.hostname().optional(), accepts: 'the host name of a Pusher-compatible server' },
  JALON_REALTIME_PORT: whole(1, 65_535, 443),
  JALON_REALTIME_TLS: oneOf(['on', 'off'], 'on'),
  JALON_REALTIME_CLUSTER: { value: z.string().default('mt1'), accepts: 'the name of a cluster' },
  JALON_REALTIME_APP_ID: { value: z.string().optional(), accepts: 'the id of the application on that server' },
  JALON_REALTIME_SECRET: { value: z.string().optional(), accepts: 'a text', isSecret: true },
} satisfies Record<string, Setting>;

export const settingNames: readonly string[] = Object.keys(settings);

type Settings = typeof settings;
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['value']> };

export type Config = ReturnType<typeof loadConfig>;

/** Reads the whole configuration, or throws a StartError that names the variable and what it accepts. */
export function loadConfig(env: NodeJS.ProcessEnv) {
  refuseUnknown(env);
  const values = Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, parse(name, setting, env[name])])) as Values;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction) refuseUnsafe(values);
  if (values.JALON_DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new StartError(
      'configuration',
      'JALON_DATABASE_DIRECT_URL is given without DATABASE_URL; accepted: both, or DATABASE_URL alone.',
    );
  const dataDir = resolve(root, values.JALON_DATA_DIR);
  return {
    environment: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    /** For what needs a session of the server for itself. Given where the other one leads to a pooler. */
    databaseDirectUrl: values.JALON_DATABASE_DIRECT_URL,
    isPrepared: values.JALON_DATABASE_PREPARED === 'on',
    dataDir,
    url: values.JALON_URL ? new URL(values.JALON_URL).origin : `http://localhost:${values.PORT}`,
    secret: values.JALON_SECRET ?? keptSecret(dataDir),
    timeZone: values.JALON_TIME_ZONE,
    digestHour: values.JALON_DIGEST_HOUR,
    timesheetReminders: values.JALON_TIMESHEET_REMINDERS,
    logLevel: values.JALON_LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metricsToken: values.JALON_METRICS_TOKEN,
    trustProxy: values.JALON_TRUST_PROXY,
    poolSize: values.JALON_POOL_SIZE,
    databasePatience: values.JALON_DATABASE_PATIENCE,
    /** How long one that is stopped still serves, having said that it is not ready: as long as a proxy takes to notice. */
    drainSeconds: values.JALON_DRAIN_SECONDS,
    personLimits: values.JALON_PERSON_LIMITS === 'on',
    twoStepFor: values.JALON_TWO_STEP_FOR,
    demo: values.JALON_DEMO === 'auto' ? !isProduction : values.JALON_DEMO === 'on',
    smtpUrl: values.JALON_SMTP_URL,
    mailFrom: values.JALON_MAIL_FROM,
    /** As contracts name it. */
    operator: values.JALON_OPERATOR,
    /** Whom people are told to write to. Not the sender of the mails, whose letters nobody may read: without it they are told of none. */
    contactEmail: values.JALON_CONTACT_EMAIL,
    oidc: values.JALON_OIDC,
    /** Where files are kept instead of the data folder. */
    bucket: values.JALON_BUCKET_URL,
    realtime: realtimeOf(values),
    /** The external staffing tool: nothing of it is a user's to say. */
    boond: boondOf(values),
    boondHour: values.JALON_BOOND_HOUR,
    boondWebhookSecret: values.JALON_BOOND_WEBHOOK_SECRET,
  };
}

/** Without a host of its own, real time is served by this server. */
function realtimeOf(values: Values) {
  const { JALON_REALTIME_KEY: key, JALON_REALTIME_SECRET: secret, JALON_REALTIME_HOST: host, JALON_REALTIME_APP_ID: appId } = values;
  const common = { key, secret, cluster: values.JALON_REALTIME_CLUSTER };
  if (!host) return { ...common, server: undefined };
  if (!key || !secret || !appId)
    throw new StartError(
      'configuration',
      `JALON_REALTIME_HOST is ${JSON.stringify(host)}, and that server needs JALON_REALTIME_KEY, JALON_REALTIME_SECRET and JALON_REALTIME_APP_ID too.`,
    );
  return { ...common, server: { host, port: values.JALON_REALTIME_PORT, isSecure: values.JALON_REALTIME_TLS === 'on', appId } };
}

/** All of its secrets, or no tool. */
function boondOf(values: Values) {
  const { JALON_BOOND_USER_TOKEN: userToken, JALON_BOOND_CLIENT_TOKEN: clientToken, JALON_BOOND_CLIENT_KEY: clientKey } = values;
  if (!userToken && !clientToken && !clientKey) return undefined;
  const needed = 'JALON_BOOND_USER_TOKEN, JALON_BOOND_CLIENT_TOKEN and JALON_BOOND_CLIENT_KEY go together';
  if (!userToken || !clientToken || !clientKey) throw new StartError('configuration', `${needed}, and one of them is missing.`);
  const url = values.JALON_BOOND_URL.replace(/\/+$/, '');
  if (values.NODE_ENV === 'production' && isClear({ issuer: url }))
    throw new StartError('configuration', `JALON_BOOND_URL is "${url}"; accepted in production: https, or http on this machine.`);
  return { url, keys: { userToken, clientToken, clientKey } };
}

/** An empty value counts as none: that is how `.env` and Compose files leave a variable out. */
function parse(name: string, { value, accepts, isSecret }: Setting, given: string | undefined): unknown {
  const result = value.safeParse(given || undefined);
  if (result.success) return result.data;
  // Of a secret, where in it: the value itself is not for a log.
  const place = result.error.issues[0]?.path.join('.');
  const said = isSecret ? `is not valid${place ? ` at ${place}` : ''}` : `is ${JSON.stringify(given)}`;
  throw new StartError('configuration', `${name} ${said}; accepted: ${accepts}.`);
}

function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find((name) => name.startsWith('JALON_') && !Object.hasOwn(settings, name));
  if (!unknown) return;
  const known = Object.keys(settings).filter((name) => name.startsWith('JALON_'));
  throw new StartError('configuration', `${unknown} is not a setting; accepted: ${known.join(', ')}.`);
}

/** Defaults that are a help on a developer's machine would be a hole on a public one. */
function refuseUnsafe(values: Values): void {
  for (const name of ['JALON_SECRET', 'JALON_URL'] as const) {
    if (!values[name])
      throw new StartError('configuration', `${name} is missing and production needs it; accepted: ${settings[name].accepts}.`);
  }
  const clear = values.JALON_OIDC.find(isClear);
  if (clear)
    throw new StartError(
      'configuration',
      `JALON_OIDC has the issuer ${clear.issuer}; accepted in production: https, or http on this machine.`,
    );
  if (values.JALON_DEMO === 'on') {
    throw new StartError(
      'configuration',
      'JALON_DEMO is "on"; accepted in production: auto, off (the demo accounts have a public password).',
    );
  }
}

/** On the way to another machine, whoever listens could say who anybody is. */
const isClear = ({ issuer }: { issuer: string }): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toBucket(text: string) {
  const { origin, pathname, searchParams, username, password } = new URL(text);
  return {
    ...{ endpoint: origin, name: pathname.slice(1), region: searchParams.get('region') ?? 'us-east-1' },
    ...{ accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}

function isOrigin(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}
