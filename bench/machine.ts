import { cpus, loadavg } from 'node:os';

/** What a figure is worth: the machine, and how busy it is at this moment (processes that want a core). */
export const machine = (): string => {
  const cores = cpus();
  const [load = 0] = loadavg();
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${load.toFixed(1)}`;
};

/** Seconds of CPU time that this process has used: unlike the clock it does not depend on what else runs. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1e6);
};
