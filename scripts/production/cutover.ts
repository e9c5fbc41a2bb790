import { yesOption } from '../shared-options.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

await runStageCommand(
  createStageCommand('cutover', ['--stage prod', '--stage prod --back cutover-2026-03-01.json'])
    .option('--back <file>', 'restore the DNS records saved in this file by an earlier cutover', '')
    .addOption(yesOption),
  async ({ options: { back }, ...context }) =>
    (await import('../../infra/ops/cutover.ts')).cutover({ ...context, back }),
);
