import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('doctor', ['--stage prod']));

await runStageCommand(options, async ({ stage }) => {
  const { awsFacts } = await import('../../infra/doctor/aws-facts.ts');
  const { runDoctor } = await import('../../infra/doctor/doctor.ts');
  await runDoctor(stage, awsFacts(stage), console.log);
  console.log('\nNothing is missing.');
});
