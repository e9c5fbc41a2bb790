import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('releases', ['--stage prod']).option('--active', 'print only the active version'),
  async ({ stage, options: { active } }) =>
    active
      ? console.log((await (await import('../../infra/ops/rebuild.ts')).findActiveVersion(stage)).version)
      : (await import('../../infra/ops/releases.ts')).listReleases(stage),
);
