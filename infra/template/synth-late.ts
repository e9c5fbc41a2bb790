import type { SiteInputs } from '../site-stack.ts';

/** Where the synthesised application of the last command is. */
export const assembly = 'build/cdk.out';

/** Makes the template; the CDK is loaded only now, so that what is refused before is refused at once. */
export const synthLate = async (inputs: SiteInputs): Promise<void> => {
  const { synth } = await import('./synth.ts');
  await synth(inputs, assembly);
};
