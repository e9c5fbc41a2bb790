import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(createChangeCommand('rebuild', ['--stage prod --yes']), async (context) =>
  (await import('../../infra/ops/rebuild.ts')).rebuild(context),
);
