import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('diff', ['--stage prod']));

await runStageCommand(options, async (context) => (await import('../../infra/ops/diff.ts')).diff(context));
