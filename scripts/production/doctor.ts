import { strict } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = strict(createStageCommand('doctor', ['--stage prod']))
  .parse()
  .opts();

await runStageCommand(
  options,
  async ({ stage, prepare }) => {
    const { awsFacts } = await import('../../infra/doctor/aws-facts.ts');
    const { runDoctor } = await import('../../infra/doctor/doctor.ts');
    const { runStep } = await import('../../infra/terminal/step.ts');
    const release = await runStep('Reading the documents', () => prepare());
    console.log('\n— Checking the files and AWS …');
    await runDoctor(stage, release, awsFacts(stage), console.log);
    console.log('\nNothing is missing.');
  },
  { signsIn: false },
);
