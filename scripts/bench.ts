import { Argument } from '@commander-js/extra-typings';
import { benchmarks } from '../bench/benchmarks.ts';
import { createCommand } from './cli.ts';

const names = Object.keys(benchmarks) as (keyof typeof benchmarks)[];
const [name] = createCommand('bench', ['leads --leads 1000', 'pages --help'])
  .addArgument(new Argument('<name>', 'benchmark to run').choices(names))
  .argument('[options...]', 'options of the benchmark; its --help lists them')
  .passThroughOptions()
  .parse().processedArgs;
process.argv.splice(2, 1);
await benchmarks[name].run();
