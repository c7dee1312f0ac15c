import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { Project, projectFlow, projectListing } from './project.ts';

export const projects = resource({
  path: '/api/projects',
  noun: 'project',
  about: 'The projects of companies, which deliveries belong to',
  flow: projectFlow,
  record: Project,
  listing: projectListing,
});

export const projectApi = { file: fileEndpoint(projects) };
