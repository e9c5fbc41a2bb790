import { createChangeCommand, runStageCommand } from './ops-command.ts';

const load = () => import('../../infra/ops/deploy-tag.ts');

await runStageCommand(
  createChangeCommand('rollback', ['--stage prod', '--stage prod --stack --to v1.1.0'])
    .option('--to <name>', 'release to activate (default: the previous one); with --stack a Git tag', '')
    .option('--stack', 'also roll back functions, mail and CloudFront, by building and deploying a tag'),
  async ({ options: { to, stack }, ...context }) =>
    stack
      ? (await load()).deployTaggedVersion({ ...context, to, leavesOutUnfinished: true })
      : (await import('../../infra/ops/rollback.ts')).rollback({ ...context, to }),
  { check: async ({ to, stack }) => (stack ? (await load()).requireTag(to) : undefined) },
);
