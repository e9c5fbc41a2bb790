import { rm } from 'node:fs/promises';
import { createApp } from '../app.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { SiteInputs } from '../site-stack.ts';

/**
 * Makes the template and the assets of a stage, without a network and without an account.
 * @param inputs what is deployed
 * @param outdir folder for them; it is emptied first
 * @throws a `Refusal` when a check finds something; the findings are on the screen then
 */
export const synth = async (inputs: SiteInputs, outdir: string): Promise<void> => {
  await rm(outdir, { recursive: true, force: true });
  try {
    createApp(inputs, outdir).app.synth();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Validation failed'))
      throw new Refusal(
        'The template was refused; the lines above say why. Mend it in infra/ and run the command again.',
      );
    throw error;
  }
};
