import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyAccount } from './account/account.ts';
import { startCloud, type Cloud } from './cloud.ts';
import { createMachine, startScript } from './machine.ts';
import { outputsAt } from './operation.ts';

/** An empty AWS account for deployments of the site in a folder. */
export type DeployedFrom = Pick<Cloud, 'visit'> & {
  /** Runs a command in the folder of a site. */
  run: (
    folder: string,
    command: string,
    ...flags: string[]
  ) => Promise<{ out: string; status: number | null }>;
  end: () => Promise<void>;
};

/**
 * Creates the account: bootstrapped for the CDK, with the verified sender of `stages.staging`.
 * @param modules packages of the site
 */
export const startAccount = async (modules: string): Promise<DeployedFrom> => {
  const engine = join(modules, 'page-schema-site/engine');
  const home = await mkdtemp(join(tmpdir(), 'machine-'));
  const account = emptyAccount();
  account.ses.sandbox = false;
  account.ses.identities['leads-staging.stone.test'] = { verified: true };
  account.stacks['CDKToolkit'] = { status: 'CREATE_COMPLETE', outputs: {} };
  const outputs: Record<string, string> = {};
  const cloud = await startCloud({ account, outputs, onChange: () => undefined });
  Object.assign(outputs, outputsAt(cloud.url));
  const { environmentOf } = await createMachine(home, modules);
  const environment = environmentOf(cloud.url);

  const run: DeployedFrom['run'] = (folder, command, ...flags) =>
    startScript([join(engine, 'scripts/run.mjs'), command, ...flags], { cwd: folder, env: environment })
      .ended;
  const end = async () => {
    await cloud.close();
    await rm(home, { recursive: true, force: true });
  };
  return { run, visit: cloud.visit, end };
};
