import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Config } from '../config.ts';

/**
 * The security headers of every answer. Helmet works them out again for each request although they never change, which costs more than
 * reading the session does: it is asked once, at the start.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = fastify();
  try {
    await probe.register(helmet, contentPolicy(config));
    probe.get('/', async (_request, reply) => reply.send());
    const { headers } = await probe.inject('/');
    const own = Object.entries(headers).filter(([name]) => !['content-length', 'date', 'connection'].includes(name));
    return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  } finally {
    await probe.close();
  }
}

/** Where a browser may connect besides: the real-time server, when it is not ours. */
function liveSources({ realtime: { server } }: Config): string[] {
  if (!server) return [];
  const at = `${server.host}:${server.port}`;
  return server.isSecure ? [`wss://${at}`, `https://${at}`] : [`ws://${at}`, `http://${at}`];
}

const contentPolicy = (config: Config) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Mantine sets sizes and colours through style attributes; scripts are files of ours, always.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...liveSources(config)],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(config.isProduction ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  hsts: config.isProduction ? { maxAge: 31_536_000 } : false,
});
