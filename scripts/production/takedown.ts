import { strict } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const command = strict(
  createStageCommand('takedown', ['kitchen.jpg --stage prod'])
    .argument('<file>', 'file name of the image, such as kitchen.jpg')
    .addOption(yesOption),
).parse();
const options = command.opts();

await runStageCommand(options, async ({ stage }) => {
  const { takedown } = await import('../../infra/ops/takedown.ts');
  await takedown({ stage, file: command.processedArgs[0], yes: options.yes === true });
});
