// Loaded into a measured process. Writes its peak memory in kilobytes to a file when it exits.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.BENCH_MEMORY, String(process.resourceUsage().maxRSS)));
