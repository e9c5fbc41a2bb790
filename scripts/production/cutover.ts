import { createChangeCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createChangeCommand('cutover', ['--stage prod', '--stage prod --back cutover-2026-03-01.json']).option(
    '--back <file>',
    'restore the DNS records saved in this file by an earlier cutover',
    '',
  ),
  async ({ options: { back }, ...context }) =>
    (await import('../../infra/ops/cutover.ts')).cutover({ ...context, back }),
);
