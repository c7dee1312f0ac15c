import { randomUUIDv7 } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { mountAccounts } from './accounts/accounts.routes.ts';
import { mountEmailLinks } from './accounts/email-links.routes.ts';
import { mountOwnAccount } from './accounts/own-account.routes.ts';
import { mountOwnClosing } from './accounts/own-closing.routes.ts';
import { mountOwnEmail } from './accounts/own-email.routes.ts';
import { mountOwnSecurity } from './accounts/own-security.routes.ts';
import { mountAdministrativeFiles } from './administrative/administrative.routes.ts';
import { mountChat } from './chat/chat.routes.ts';
import { mountCompany } from './companies/company.routes.ts';
import { mountLogo } from './companies/logo.routes.ts';
import type { Config } from './config.ts';
import { mountWebhook } from './connector/connector.mount.ts';
import { mountContractLinks } from './contracts/link.routes.ts';
import { mountApiDocs } from './core/api-docs.ts';
import { refuserOfUnreadable, sendError } from './core/errors.ts';
import { openFiles } from './core/files.ts';
import { securityHeaders } from './core/headers.ts';
import { logOutput } from './core/log-output.ts';
import { loggedError } from './core/logged-error.ts';
import { mountMetrics } from './core/metrics.ts';
import { personCounter } from './core/person-limit.ts';
import { RequestLog } from './core/request-log.ts';
import { security } from './core/security.ts';
import type { Kernel } from './core/serve.ts';
import { isForPerson, mountWebFiles } from './core/web-files.ts';
import type { Database } from './db/database.ts';
import { mountFeatures } from './features.ts';
import { mountFiles } from './files/files.routes.ts';
import { mountHealth } from './health/health.routes.ts';
import { mountHistory } from './history/history.routes.ts';
import { mountHome } from './home/home.routes.ts';
import { mountCallback } from './identities/callback.routes.ts';
import { mountIdentities } from './identities/identities.routes.ts';
import { openOidc } from './identities/oidc.ts';
import { mountLegalTexts } from './legal/legal-texts.routes.ts';
import { mountMailbox } from './mails/mailbox.routes.ts';
import { mountNotifications } from './notifications/notifications.routes.ts';
import { type KeptHouse, openHouse } from './operator/house.ts';
import { mountOperator } from './operator/operator.routes.ts';
import { publicPageName } from './profiles/public-page.name.ts';
import { mountRealtime } from './realtime/realtime.routes.ts';
import { mountReferenceLists } from './referentials/referentials.routes.ts';
import { mountConsent } from './retention/consent.routes.ts';
import { mountSessions } from './sessions/sessions.routes.ts';
import { mountSignIn } from './sessions/sign-in.routes.ts';
import { mountSignUp } from './sign-up/sign-up.routes.ts';
import { mountStatistics } from './statistics/statistics.routes.ts';
import type { Worker } from './worker.ts';

const maxBody = 1_048_576;

/** `sockets`: how many live connections there are. */
type Parts = { config: Config; database: Database; worker: Worker; sockets?: () => number };
export type App = { server: FastifyInstance; endpoints: readonly EndpointSpec[]; house: KeptHouse };

/** The whole API, ready to listen or to be called by a test without a port. */
export async function buildApp({ config, database, worker, sockets = () => 0 }: Parts): Promise<App> {
  const fixed = await securityHeaders(config);
  const app: FastifyInstance = fastify({
    logger: {
      level: config.logLevel,
      stream: logOutput,
      // A request that somebody else hands to the log (Fastify does, when a connection breaks) says no more than ours.
      serializers: {
        req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }) => ({ statusCode }),
        err: loggedError,
      },
    },
    logController: new RequestLog(),
    genReqId: () => randomUUIDv7(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: maxBody,
    // A telephone may take a while to send ten megabytes; who sends no head is not waited for.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    // Closing drains first (main.ts) and refuses in our own words.
    return503OnClosing: false,
    // What no route can be found for (an address that cannot be read) is refused in our words too; a person is given the page, which
    // says that there is nothing here.
    clientErrorHandler: refuserOfUnreadable(fixed),
    frameworkErrors: (error, request, reply) => {
      // No hook has seen it: the headers of every answer are put on here.
      if (!isForPerson(request)) return void sendError(error, request, reply.headers(fixed).header('x-request-id', request.id));
      request.raw.url = '/';
      app.routing(request.raw, reply.raw);
    },
    http: { maxHeaderSize: 16_384, headersTimeout: 10_000 },
  });
  app.setErrorHandler(sendError);
  app.decorateRequest('userId', undefined).decorateRequest('refusal', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  await app.register(cookie);
  // Answers only: no caller sends a compressed body, and one could be a thousand times what it seems.
  // What fits is compressed in one call: a stream for each answer costs more time, and memory that is slow to come back.
  await app.register(compress, {
    ...{ encodings: ['gzip'], threshold: 1024, syncThreshold: 65_536, globalDecompression: false },
    zlibOptions: { level: 4 },
  });
  readForms(app);

  const guard = security(config);
  guard.mount(app);
  const files = openFiles(config);
  const house = await openHouse(database, config, files);
  const kernel: Kernel = { app, database, security: guard, countPerson: personCounter(config.personLimits), mounted: [] };
  mountHealth(kernel, worker);
  mountMetrics(kernel, config, sockets);
  mountSessions(kernel);
  mountSignIn(kernel, config);
  mountAccounts(kernel, config, house);
  mountEmailLinks(kernel, config);
  mountOwnEmail(kernel, config);
  mountSignUp(kernel, house, files);
  mountOwnAccount(kernel, config, files);
  mountAdministrativeFiles(kernel, config, files);
  mountConsent(kernel, config);
  mountOwnSecurity(kernel, config);
  mountOwnClosing(kernel, config, files);
  const oidc = openOidc(config);
  mountCallback(kernel, config, oidc);
  mountIdentities(kernel, config, oidc);
  if (!config.isProduction && !config.smtpUrl) mountMailbox(kernel, config, house);
  mountReferenceLists(kernel);
  mountLegalTexts(kernel);
  mountOperator(kernel, { house, config, files });
  mountFiles(kernel, config, files);
  mountFeatures(kernel, { house, config, files });
  await mountWebhook(kernel, config);
  mountContractLinks(kernel, { ...house, secret: config.secret, files });
  mountCompany(kernel);
  mountLogo(kernel, files);
  mountHistory(kernel);
  mountHome(kernel, house);
  mountStatistics(kernel, house);
  mountNotifications(kernel);
  mountChat(kernel, files);
  mountRealtime(kernel, config);

  mountApiDocs(app, kernel.mounted, config.url);
  await mountWebFiles(app, config, { house, nameOf: publicPageName(kernel, house) });
  return { server: app, endpoints: kernel.mounted, house };
}

/** Pusher clients send their questions as forms (section 7). */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
