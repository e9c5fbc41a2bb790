import { spawnSync } from 'node:child_process';
import { isPackage } from '../../site-builder/engine.mjs';
import { createChangeCommand, runStageCommand } from './ops-command.ts';

const command = createChangeCommand('restore-drill', [...(isPackage ? [] : ['']), '--stage staging']);
if (process.argv.length > 2 || isPackage)
  await runStageCommand(command, async (context) =>
    (await import('../../infra/ops/restore-drill.ts')).restoreDrill(context),
  );
else {
  // The emulated account belongs to the tests of the engine.
  const drill = ['run', 'test', '--', '--all', 'infra/ops/damage', '-t', 'a drill restores'];
  process.exitCode = spawnSync('npm', drill, { stdio: 'inherit' }).status ?? 1;
}
