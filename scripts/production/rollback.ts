import { runStageCommand, yesFlag } from './ops-command.ts';

const to = {
  value: '',
  help: 'release to show, the one before without it; with --stack the tag of the version to go back to',
};
const stack = {
  value: '',
  help: 'goes back with functions, mail and CloudFront too: builds and deploys a tag',
  bare: true,
};

await runStageCommand(
  'rollback',
  { to, stack, yes: yesFlag },
  async ({ stage, flags }) => {
    const yes = flags.yes !== '';
    if (flags.stack === '') {
      const { rollback } = await import('../../infra/ops/rollback.ts');
      return rollback({ stage, to: flags.to, yes });
    }
    const { deployTag } = await import('../../infra/ops/deploy-tag.ts');
    return deployTag({ stage, to: flags.to, yes, leavesOutUnfinished: true });
  },
  {
    check: async (flags) => {
      if (flags.stack !== '') (await import('../../infra/ops/deploy-tag.ts')).requireTag(flags.to);
    },
  },
);
