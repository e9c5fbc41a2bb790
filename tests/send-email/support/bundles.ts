import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFormFunctions } from '../../../lambda/build.ts';
import { words } from './lead-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the bundled functions with the texts of the tests. */
    bundles: { ingest: string; sender: string };
  }
}

/** Bundles the functions once for all test files of the project. */
export default async function setUp(project: TestProject) {
  const outDir = await mkdtemp(join(tmpdir(), 'lead-bundles-'));
  project.provide('bundles', await buildFormFunctions({ words, outDir }));
  return () => rm(outDir, { recursive: true });
}
