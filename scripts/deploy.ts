import { opsCommand, yesFlag } from './ops-command.ts';

await opsCommand('deploy', { yes: yesFlag }, async ({ stage, stagesFile, flags, prepare }) => {
  const { deploy } = await import('../infra/ops/deploy.ts');
  await deploy({ stage, stagesFile, prepare, yes: flags.yes !== '' });
});
