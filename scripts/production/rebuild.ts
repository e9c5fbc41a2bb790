import { opsCommand, yesFlag } from './ops-command.ts';

await opsCommand('rebuild', { yes: yesFlag }, async ({ stage, flags }) => {
  const { rebuild } = await import('../../infra/ops/rebuild.ts');
  await rebuild(stage, flags.yes !== '');
});
