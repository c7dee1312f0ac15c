import type { TestProject } from 'vitest/node';
import { testPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await testPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
