import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { buildDeployedFunctions } from '../../lambda/build.ts';
import { securityHeaders } from '../../site-builder/hosting/headers.ts';
import { githubApi, deploymentHeaders } from '../../studio/policy.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { installInfraPackages } from '../packages/install.ts';
import type { Assemblies } from './provided.ts';
import { stages, variants } from './stages.ts';

/** Installs the packages of infra/ if they are missing, and synthesizes the templates once for all tests. */
export default async function setUp(project: TestProject) {
  installInfraPackages();
  // The schema checks are WebAssembly that runs once: optimizing it takes 3 s of CPU and saves less.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
  const { synth } = await import('../template/cdk.ts');
  const { quickTemplate } = await import('./quick-template.ts');
  const folder: Assemblies = await mkdtemp(join(tmpdir(), 'assemblies-'));
  const bundles = await buildDeployedFunctions({ words, outDir: join(folder, 'lambda') });
  for (const [name, stage] of Object.entries(stages)) {
    const headers = securityHeaders({ imageHosts: ['images.stone.test'], forms: {} });
    await synth(
      {
        stage: { name, ...stage },
        protect: name === 'prod',
        version: 'v1.0.0',
        headers,
        studioHeaders: deploymentHeaders(githubApi),
        deployed: 'r1 t1',
        bundles,
      },
      join(folder, name),
    );
  }
  for (const [name, stage] of Object.entries(variants))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(quickTemplate(stage, bundles)));
  project.provide('assemblies', folder);
  return () => rm(folder, { recursive: true, force: true });
}
