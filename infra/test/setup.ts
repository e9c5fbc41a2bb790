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
import { stages, variants } from './stages.ts';

/** Installs the packages of infra/ if they are missing, and synthesizes the templates once for all tests. */
export default async function setUp(project: TestProject) {
  installInfraPackages();
  // The schema checks are WebAssembly that runs once: optimizing it takes 3 s of CPU and saves less.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
  const { App } = await import('aws-cdk-lib');
  const { SiteStack } = await import('../site-stack.ts');
  const { synth } = await import('../template/cdk.ts');
  const folder = await mkdtemp(join(tmpdir(), 'assemblies-'));
  const inputs = {
    version: 'v1.0.0',
    headers: securityHeaders({ imageHosts: ['images.stone.test'], forms: {} }),
    studioHeaders: deploymentHeaders(githubApi),
    deployed: 'r1 t1',
    bundles: await buildDeployedFunctions({ words, outDir: join(folder, 'lambda') }),
  };
  for (const [name, stage] of Object.entries(stages))
    await synth({ ...inputs, stage: { name, ...stage }, protect: name === 'prod' }, join(folder, name));
  for (const [name, stage] of Object.entries(variants)) {
    // Without the checks, which run on the stages above, and in `checks.all.test.ts` on the variants.
    const app = new App({ analyticsReporting: false, builtinCloudFormationValidation: false });
    const { stackName } = new SiteStack(app, { ...inputs, stage });
    const { template } = app.synth().getStackByName(stackName);
    await writeFile(join(folder, `${name}.json`), JSON.stringify(template));
  }
  project.provide('assemblies', folder);
  project.provide('inputs', inputs);
  return () => rm(folder, { recursive: true, force: true });
}
