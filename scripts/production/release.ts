import { createChangeCommand, runStageCommand } from './ops-command.ts';

const load = () => import('../../infra/ops/deploy-tag.ts');

await runStageCommand(
  createChangeCommand('release', ['--stage prod --to v1.2.0']).option(
    '--to <tag>',
    'Git tag of the version to release',
    '',
  ),
  async ({ options: { to }, ...context }) =>
    (await load()).deployTaggedVersion({ ...context, to, leavesOutUnfinished: false }),
  { check: async ({ to }) => (await load()).requireTag(to) },
);
