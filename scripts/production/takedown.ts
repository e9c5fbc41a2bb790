import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createChangeCommand('takedown', ['kitchen.jpg --stage prod']).argument(
    '<file>',
    'file name of the image, such as kitchen.jpg',
  ),
  async ({ args: [file], ...context }) =>
    (await import('../../infra/ops/takedown.ts')).takedown({ ...context, file }),
);
