import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('takedown', ['kitchen.jpg --stage prod'])
    .argument('<file>', 'file name of the image, such as kitchen.jpg')
    .addOption(yesOption),
  async ({ args: [file], ...context }) =>
    (await import('../../infra/ops/takedown.ts')).takedown({ ...context, file }),
);
