import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createStageCommand('releases', ['--stage prod']), async ({ stage }) =>
  (await import('../../infra/ops/releases.ts')).listReleases(stage),
);
