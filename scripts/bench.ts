import { exitWithError } from './options.ts';

/** `npm run bench -- leads --leads 1000`: runs one of the programs in bench/; each says at its top what it shows. */
const programs: Record<string, () => Promise<unknown>> = {
  leads: () => import('../bench/send-email/leads.ts'),
  hostile: () => import('../bench/send-email/hostile.ts'),
  load: () => import('../bench/send-email/load.ts'),
  startup: () => import('../bench/send-email/startup.ts'),
  pages: () => import('../bench/pages.ts'),
  build: () => import('../bench/build.ts'),
  limits: () => import('../bench/limits.ts'),
  studio: () => import('../bench/studio.ts'),
  'publishing-tasks': () => import('../bench/publishing-tasks.ts'),
  'studio-loading': () => import('../bench/studio-loading.ts'),
  'studio-tasks': () => import('../bench/studio-tasks.ts'),
  thorough: () => import('../bench/thorough.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const program =
  programs[name] ??
  exitWithError(`There is no bench "${name}". There are: ${Object.keys(programs).join(', ')}.`);
await program();
