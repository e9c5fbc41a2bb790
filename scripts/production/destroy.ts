import { opsCommand, yesFlag } from './ops-command.ts';

await opsCommand('destroy', { yes: yesFlag }, async ({ stage, stagesFile, flags, prepare }) => {
  const { destroy } = await import('../../infra/ops/destroy.ts');
  await destroy({ stage, stagesFile, prepare, yes: flags.yes !== '' });
});
