import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createChangeCommand('destroy', ['--stage staging']), async (context) =>
  (await import('../../infra/ops/destroy.ts')).destroy(context),
);
