import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('destroy', ['--stage staging']).addOption(yesOption));

await runStageCommand(options, async (context) =>
  (await import('../../infra/ops/destroy.ts')).destroy(context),
);
