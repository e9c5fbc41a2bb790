import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('rebuild', ['--stage prod --yes']).addOption(yesOption),
  async (context) => (await import('../../infra/ops/rebuild.ts')).rebuild(context),
);
