import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('destroy', ['--stage staging']).addOption(yesOption),
  async (context) => (await import('../../infra/ops/destroy.ts')).destroy(context),
);
