import { opsCommand, yesFlag } from './ops-command.ts';

const to = { value: '', help: 'tag of the version to go back to' };

await opsCommand('rollback', { to, yes: yesFlag }, async ({ stage, stagesFile, flags }) => {
  const { rollback } = await import('../infra/ops/rollback.ts');
  await rollback({ stage, stagesFile, to: flags.to, yes: flags.yes !== '' });
});
