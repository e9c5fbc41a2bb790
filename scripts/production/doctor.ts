import { parseOptions } from '../cli.ts';
import { createStageCommand, runStageCommand } from './ops-command.ts';

const options = parseOptions(createStageCommand('doctor', ['--stage prod']));

await runStageCommand(
  options,
  async ({ stage, prepare }) => {
    const { awsFacts } = await import('../../infra/doctor/aws-facts.ts');
    const { findPlaceholders } = await import('../../infra/doctor/placeholders.ts');
    const { runDoctor } = await import('../../infra/doctor/doctor.ts');
    const { runStep } = await import('../../infra/terminal/step.ts');
    const release = await runStep('Reading the documents', () => prepare());
    console.log('\n— Checking the files and AWS …');
    const documents = { ...release, placeholders: findPlaceholders('.') };
    await runDoctor(stage, documents, awsFacts(stage), console.log);
    console.log('\nNothing is missing.');
  },
  { signsIn: false },
);
