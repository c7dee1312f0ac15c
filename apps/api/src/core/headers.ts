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

const contentPolicy = ({ isProduction }: Config) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Mantine sets sizes and colours through style attributes; scripts are files of ours, always.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isProduction ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  hsts: isProduction ? { maxAge: 31_536_000 } : false,
});
