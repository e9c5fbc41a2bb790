import type { BigIntStats } from 'node:fs';

/** Names the state of a file: it is another one when the file was written or replaced. */
export const stampOf = ({ mtimeNs, size, ino }: BigIntStats): string => `${mtimeNs} ${size} ${ino}`;
