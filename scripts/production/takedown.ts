import { takePositionals } from '../positionals.ts';
import { runStageCommand, yesFlag } from './ops-command.ts';

// The file may stand behind the flags as well.
const last = process.argv.at(-1) ?? '';
if (process.argv.length > 4 && !last.startsWith('-') && !/^--stages?$/.test(process.argv.at(-2) ?? ''))
  process.argv.splice(2, 0, ...process.argv.splice(-1));
const [file] = takePositionals('takedown', ['file']);

await runStageCommand('takedown', { yes: yesFlag }, async ({ stage, flags }) => {
  const { takedown } = await import('../../infra/ops/takedown.ts');
  await takedown({ stage, file, yes: flags.yes !== '' });
});
