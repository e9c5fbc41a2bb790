import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SiteInputs } from '../site-stack.ts';
import { CommandError } from '../terminal/command-error.ts';
import { runNodeScript } from '../terminal/run-node.ts';
import { runStep } from '../terminal/step.ts';
import { commandLine } from '../terminal/command-line.mjs';

const cli = fileURLToPath(new URL('../node_modules/aws-cdk/bin/cdk', import.meta.url));

/** Folder of the last synthesized app. */
export const assembly = 'build/cdk.out';

/**
 * Synthesizes the template and assets of a stage, without network and account.
 * @param inputs what is deployed
 * @param outdir output folder, which is emptied first
 * @throws CommandError if a check reports findings, which are printed
 */
export const synth = (inputs: SiteInputs, outdir = assembly): Promise<void> =>
  runStep('Synthesizing and checking the template', async () => {
    await rm(outdir, { recursive: true, force: true });
    // The CDK is imported here, so that invalid input is rejected without waiting for it to load.
    const { createCdkApp } = await import('../app.ts');
    try {
      createCdkApp(inputs, outdir).synth();
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Validation failed'))
        throw new CommandError(
          'The template failed validation; the lines above show the reasons. Fix it in infra/ and run the command again.',
        );
      throw error;
    }
  });

/**
 * Runs the CDK CLI on the synthesized app; prints its output.
 * @throws CommandError if it fails
 */
export const runCdk = async (command: string, ...flags: string[]): Promise<void> => {
  const words = [cli, command, '--app', assembly, '--no-notices', '--no-lookups', ...flags];
  if (!(await runNodeScript(words, { env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' } })))
    throw new CommandError(
      `cdk ${command} failed; the lines above show the reason. No published page was changed. ${commandLine('doctor')} finds what is missing.`,
    );
};
