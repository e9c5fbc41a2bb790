import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('releases', ['--stage prod']).option('--active', 'print only the active version'),
  async ({ stage, options: { active } }) => {
    const { listReleases, printActiveVersion } = await import('../../infra/ops/releases.ts');
    await (active ? printActiveVersion : listReleases)(stage);
  },
);
