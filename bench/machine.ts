import { cpus, loadavg } from 'node:os';

/** Describes the machine on which figures were measured, and its current load average. */
export const machine = (): string => {
  const cores = cpus();
  const [load = 0] = loadavg();
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${load.toFixed(1)}`;
};

/** Returns the CPU time of this process in seconds, which does not depend on other processes. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1e6);
};
