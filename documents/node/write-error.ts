/** Explanations of system error codes, each with a remedy. */
const reasons: Record<string, string> = {
  EACCES:
    'you have no permission to write there; give yourself permission to write to the file and its folder',
  EPERM:
    'you have no permission to write there; give yourself permission to write to the file and its folder',
  EROFS: 'the disk is read-only; make it writable',
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota is used up; free some space',
  ENAMETOOLONG: 'its name is too long; choose a shorter one',
  ENOTDIR: 'a file has the name of its folder; rename that file',
  EEXIST: 'a file has the name of its folder; rename that file',
  EISDIR: 'a folder has its name; rename that folder',
};

/** Thrown if a file cannot be written; no file of the same save was changed. */
export class WriteError extends Error {
  override name = 'WriteError';

  constructor(
    readonly path: string,
    override readonly cause: unknown,
  ) {
    const { code = '', message = String(cause) } = (cause ?? {}) as NodeJS.ErrnoException;
    super(`${path} cannot be written: ${reasons[code] ?? message}. Nothing was saved.`);
  }
}

/** Thrown if another program changed a file while it was being replaced; nothing was written. */
export class ConcurrentWriteError extends Error {
  override name = 'ConcurrentWriteError';

  constructor(readonly path: string) {
    super(`${path} was changed by another program in the meantime. Nothing was saved.`);
  }
}
