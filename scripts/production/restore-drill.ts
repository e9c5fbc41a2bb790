import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createChangeCommand('restore-drill', ['--stage staging']), async (context) =>
  (await import('../../infra/ops/restore-drill.ts')).restoreDrill(context),
);
