import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { projects } from '@jalon/domain/projects/project-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { pictureOf } from '../ui/face.tsx';
import type { Finding } from '../ui/finding.ts';

const projectKey = [projects.path];
/** Figures of a project come from its deliveries. */
export const deliveryClient = resourceClient(deliveries, { touches: [projectKey, ['/api/vigilance'], ['/api/contracts']] });
export const projectClient = resourceClient(projects, { touches: [deliveryClient.key] });

/** What is validated here counts in the figures of its project. */
export const timesheetClient = resourceClient(timesheets, { touches: [projectKey, deliveryClient.key] });

/** Timesheets of a project that await a decision, those that have waited longest first. */
export const waitingOf = (projectId: string) => timesheetClient.list({ projectId, state: 'waiting', sort: 'since', dir: 'asc', size: 25 });

export const countsQuery = queryOptions({
  queryKey: [...projectKey, 'counts'],
  queryFn: ({ signal }) => call('GET /api/projects/counts', {}, { signal }),
});

export const monthsQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey, 'months', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id/months', { params: { id } }, { signal }),
  });

/** Every delivery of a project, the first to begin first. */
export const deliveriesOf = (projectId: string) => deliveryClient.list({ projectId, size: 100, sort: 'startsOn', dir: 'asc' });
/** Of whoever asks, the last to begin first. */
export const ownDeliveries = deliveryClient.list({ size: 100, sort: 'startsOn', dir: 'desc' });

type Around = { companyId: string | null; divisionId: string | null };
/** What the form of a project chooses from: of the company that it is for. */
export const projectAround = ({ companyId, divisionId }: Around) =>
  queryOptions({
    queryKey: [...projectKey, 'around', companyId, divisionId],
    queryFn: ({ signal }) =>
      call('GET /api/projects/people', { query: { ...(companyId && { companyId }), ...(divisionId && { divisionId }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Freelances who are here, by name. */
export const findFreelances = (q: string): Finding => ({
  queryKey: ['accounts', 'freelances', q],
  queryFn: async ({ signal }) => {
    const query = { type: 'Freelance', state: 'active', size: 25, ...(q && { q }) } as const;
    const { rows, next } = await call('GET /api/accounts', { query }, { signal });
    return {
      found: rows.map((row) => ({ id: row.id, name: `${row.firstName} ${row.lastName}`, face: { src: pictureOf(row) } })),
      isMore: next !== null,
    };
  },
});

export const fileHref = (id: string, fileId: string, as: 'download' | 'preview' = 'download') =>
  hrefOf('GET /api/projects/:id/files/:fileId', { params: { id, fileId }, query: { as } });
