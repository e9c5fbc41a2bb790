import { opsCommand, yesFlag } from './ops-command.ts';

const to = { value: '', help: 'tag of the version to go back to' };

await opsCommand('rollback', { to, yes: yesFlag }, async ({ stage, stagesFile, flags }) => {
  const { deployTag } = await import('../../infra/ops/deploy-tag.ts');
  await deployTag({ stage, stagesFile, to: flags.to, yes: flags.yes !== '', leavesOutUnfinished: true });
});
