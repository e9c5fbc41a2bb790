import { parseOptions } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('rebuild', ['--stage prod --yes']).addOption(yesOption));

await runStageCommand(options, async ({ stage }) => {
  const { rebuild } = await import('../../infra/ops/rebuild.ts');
  await rebuild(stage, options.yes === true);
});
