import { strict } from '../cli.ts';
import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const command = strict(
  createStageCommand('takedown', ['kitchen.jpg --stage prod'])
    .argument('<file>', 'file name of the image, such as kitchen.jpg')
    .addOption(yesOption),
).parse();

const [file] = command.processedArgs;

await runStageCommand(command.opts(), async (context) =>
  (await import('../../infra/ops/takedown.ts')).takedown({ ...context, file }),
);
