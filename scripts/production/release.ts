import { runStageCommand, yesFlag } from './ops-command.ts';

const to = { value: '', help: 'tag of the version to release' };

await runStageCommand(
  'release',
  { to, yes: yesFlag },
  async ({ stage, flags }) => {
    const { deployTag } = await import('../../infra/ops/deploy-tag.ts');
    await deployTag({ stage, to: flags.to, yes: flags.yes !== '', leavesOutUnfinished: false });
  },
  { check: async (flags) => (await import('../../infra/ops/deploy-tag.ts')).requireTag(flags.to) },
);
