/** What the codes of the system mean for whoever wants to write a file, and what to do. */
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

/** A file cannot be written; none of the files of the same save was changed. */
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

/** Another program has changed a file while it was to be replaced; nothing was written. */
export class ConcurrentWriteError extends Error {
  override name = 'ConcurrentWriteError';

  constructor(readonly path: string) {
    super(`${path} was changed by another program meanwhile. Nothing was saved.`);
  }
}
