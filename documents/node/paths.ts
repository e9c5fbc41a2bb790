import path, { type PlatformPath } from 'node:path';

/**
 * Returns a path of this machine with `/` as separator, as problems, URLs and Git write paths.
 * @param platform `path.win32` or `path.posix`; the default is the one of this machine
 */
export const toPosixPath = (file: string, { sep }: Pick<PlatformPath, 'sep'> = path): string =>
  file.split(sep).join('/');

/** Returns the path from a folder to a file with `/` as separator. On Windows, a file on another drive stays absolute. */
export const relativePosixPath = (from: string, to: string, platform: PlatformPath = path): string =>
  toPosixPath(platform.relative(from, to), platform);

/** Whether a path is a folder or inside of it. Symbolic links are not followed. */
export const isInsideFolder = (file: string, folder: string, platform: PlatformPath = path): boolean => {
  const route = platform.relative(folder, file);
  return !(route === '..' || route.startsWith(`..${platform.sep}`) || platform.isAbsolute(route));
};
