import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../terminal/refusal.ts';

const cli = fileURLToPath(new URL('../node_modules/aws-cdk/bin/cdk', import.meta.url));

/**
 * Runs the CDK command line on what was synthesised; its output goes to the screen.
 * @param assembly folder of the synthesised application
 * @throws a `Refusal` when it fails
 */
export const runCdk = async (command: string, assembly: string, ...flags: string[]): Promise<void> => {
  const child = spawn(
    process.execPath,
    [cli, command, '--app', assembly, '--no-notices', '--no-lookups', ...flags],
    { stdio: 'inherit', env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' } },
  );
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0)
    throw new Refusal(
      `cdk ${command} failed; the lines above say why. No page that is published was changed. npm run doctor finds what is missing.`,
    );
};
