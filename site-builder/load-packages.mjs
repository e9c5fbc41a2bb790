// A module of loader hooks, which Node runs in a separate thread.
import { readFile } from 'node:fs/promises';

/**
 * Loader hook of Node that reads the modules of packages as they are. tsx would compile every module that contains `import()`,
 * which for Vite alone takes 140 MB of memory.
 */
export const load = async (url, context, nextLoad) => {
  const isPackage = context.format === 'module' && url.includes('/node_modules/');
  if (!isPackage) return nextLoad(url, context);
  return { format: 'module', source: await readFile(new URL(url)), shortCircuit: true };
};
