import { runStageCommand, yesFlag } from './ops-command.ts';

await runStageCommand('rebuild', { yes: yesFlag }, async ({ stage, flags }) => {
  const { rebuild } = await import('../../infra/ops/rebuild.ts');
  await rebuild(stage, flags.yes !== '');
});
