import type { BigIntStats } from 'node:fs';

/**
 * Names the content of a file without reading it: it is another one when the file was written or replaced. Tools that copy or
 * optimize images set the time of the last write back to that of the original; no tool sets that of the last change (ctime).
 */
export const stampOf = ({ ctimeNs, mtimeNs, size, ino }: BigIntStats): string =>
  `${ctimeNs} ${mtimeNs} ${size} ${ino}`;
