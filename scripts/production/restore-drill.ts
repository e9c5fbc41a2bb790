import { installInfraPackages } from '../../infra/packages/install.ts';
import { createChangeCommand, runStageCommand } from './ops-command.ts';

const command = createChangeCommand('restore-drill', ['', '--stage staging']);
if (process.argv.some((word) => /^--(stage|help)\b/.test(word)))
  await runStageCommand(command, async (context) =>
    (await import('../../infra/ops/restore-drill.ts')).drillOnStage(context),
  );
else {
  command.parse();
  installInfraPackages();
  await (await import('../../infra/ops/drill-on-emulators.ts')).drillOnEmulators();
}
