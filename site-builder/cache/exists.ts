import { access } from 'node:fs/promises';

/** Whether there is a file. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
