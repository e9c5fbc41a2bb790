import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { findJava } from '../tests/support/programs/java.ts';
import { stop } from './options.ts';

/** What `npm test` proves, the quick things first. */
const steps = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'tests', command: ['vitest', 'run'] },
];

const engine = '--engine';
const given = process.argv.slice(2).filter((flag) => flag !== engine);
/** Without what the first site must say, which is its owner's to change. */
const projects = process.argv.includes(engine) ? ['--project', '!site'] : [];
const chromium = findChromium();
findJava();
for (const { name, command } of steps) {
  if (given.length > 0 && name !== 'tests') continue;
  console.log(`\n— ${name}`);
  const { status } = spawnSync(
    'npx',
    ['--no', '--', ...command, ...(name === 'tests' ? [...projects, ...given] : [])],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: chromium },
    },
  );
  if (status !== 0) stop(`${name} failed; the lines above say what to mend.`, status ?? 1);
}
