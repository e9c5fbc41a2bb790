import { runStageCommand } from './ops-command.ts';

await runStageCommand(
  'doctor',
  {},
  async ({ stage, prepare }) => {
    const { awsFacts } = await import('../../infra/doctor/aws-facts.ts');
    const { runDoctor } = await import('../../infra/doctor/doctor.ts');
    const { runStep } = await import('../../infra/terminal/step.ts');
    const release = await runStep('Reading the documents', () => prepare());
    console.log('\n— Looking at the files and asking AWS …');
    await runDoctor(stage, release, awsFacts(stage), console.log);
    console.log('\nNothing is missing.');
  },
  { signsIn: false },
);
