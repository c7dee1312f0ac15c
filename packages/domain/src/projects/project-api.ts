import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { AroundQuery, OpportunityAround } from '../opportunities/opportunity-around.ts';
import { Project, ProjectCounts, ProjectMonth, projectFlow, projectListing } from './project.ts';

const path = '/api/projects';

export const projects = resource(
  {
    path,
    noun: 'project',
    about: 'The projects of companies, which deliveries belong to',
    flow: projectFlow,
    record: Project,
    listing: projectListing,
  },
  {
    counts: endpoint({
      ...{ method: 'GET', path: `${path}/counts`, summary: 'How many projects one sees in each state', guards: working },
      ...{ by: projectFlow.view, response: ProjectCounts },
    }),
    months: endpoint({
      ...{ method: 'GET', path: `${path}/:id/months`, summary: 'What was worked in each month of one project', guards: working },
      ...{ by: projectFlow.view, params: z.object({ id }), response: z.array(ProjectMonth) },
    }),
    people: endpoint({
      ...{ method: 'GET', path: `${path}/people`, summary: 'Whom and what a project of a company may name', guards: working },
      ...{ by: projectFlow.create.by, query: AroundQuery, response: OpportunityAround },
    }),
  },
);

export const projectApi = { file: fileEndpoint(projects) };
