// Loaded into a measured process: says at its end how much memory it had at most, in kilobytes.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.BENCH_MEMORY, String(process.resourceUsage().maxRSS)));
