import { Argument } from '@commander-js/extra-typings';
import { createCommand } from './cli.ts';

/** The benchmarks in `bench/`; the comment at the top of each file says what it measures. */
const benchmarks = {
  leads: () => import('../bench/send-email/leads.ts'),
  hostile: () => import('../bench/send-email/hostile.ts'),
  load: () => import('../bench/send-email/load.ts'),
  startup: () => import('../bench/send-email/startup.ts'),
  forms: () => import('../bench/forms.ts'),
  pages: () => import('../bench/pages.ts'),
  build: () => import('../bench/build.ts'),
  limits: () => import('../bench/limits.ts'),
  studio: () => import('../bench/studio.ts'),
  'publishing-tasks': () => import('../bench/publishing-tasks.ts'),
  'studio-loading': () => import('../bench/studio-loading.ts'),
  'studio-tasks': () => import('../bench/studio-tasks.ts'),
  memory: () => import('../bench/memory.ts'),
  thorough: () => import('../bench/thorough.ts'),
};

const names = Object.keys(benchmarks) as (keyof typeof benchmarks)[];
const [name] = createCommand('bench', ['leads --leads 1000', 'pages --help'])
  .addArgument(new Argument('<name>', 'benchmark to run').choices(names))
  .argument('[options...]', 'options of the benchmark; its --help lists them')
  .passThroughOptions()
  .parse().processedArgs;
process.argv.splice(2, 1);
await benchmarks[name]();
