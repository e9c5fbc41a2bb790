import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createStageCommand('diff', ['--stage prod']), async (context) =>
  (await import('../../infra/ops/diff.ts')).diff(context),
);
