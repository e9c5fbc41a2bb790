import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('rebuild', ['--stage prod --yes']).addOption(yesOption));

await runStageCommand(options, async (context) =>
  (await import('../../infra/ops/rebuild.ts')).rebuild(context),
);
