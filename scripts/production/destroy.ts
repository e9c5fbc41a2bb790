import { runStageCommand, yesFlag } from './ops-command.ts';

await runStageCommand('destroy', { yes: yesFlag }, async ({ stage, flags, prepare }) => {
  const { destroy } = await import('../../infra/ops/destroy.ts');
  await destroy({ stage, prepare, yes: flags.yes !== '' });
});
