import type { ParamsOf } from '../../problems/codes.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { slugify } from '../slug.ts';

/** The problem of a file that is neither a page nor a shared section. */
export type UnexpectedFile = Problem<'file-name' | 'file-ignored'> & {
  /** The route of the page that it was probably meant to be. */
  route?: string;
};

/** Returns the last segment of a path or URL. */
export const baseName = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Returns the file extension with its dot, or an empty string. */
export const extensionOf = (path: string): string => /(?<=[^/])\.[^./]*$/.exec(path)?.[0] ?? '';

/** Returns the last segment of a path without the file extension. */
export const stemOf = (path: string): string => {
  const name = baseName(path);
  return name.slice(0, name.length - extensionOf(name).length);
};

const yamlEnding = /\.ya?ml$/i;
const mistakenExtension = /(?:\.ya?ml)?(?:\.ya?ml(?:~|\.txt|\.ya?ml)|\.txt)$/i;
const systemFile = /(?:^|\/)(?:readme[^/]*|thumbs\.db|desktop\.ini|\.[^/]*|~\$[^/]*|[^/]*\.sw[op])$/i;
const copyWords = 'copy|copies|kopie|copia|copie|backup|bak|old|orig|original|conflict';

/** Returns the path without the additions that mark copies and backups. */
const withoutCopySuffix = (path: string): string =>
  path
    .replace(/(?:\.ya?ml)?\.(?:bak|old|orig)$|~$/i, '')
    .replace(yamlEnding, '')
    .replace(/\.(?:bak|old|orig)$/i, '')
    .replace(new RegExp(`(^|/)(?:${copyWords}) (?:of|von|de) `, 'i'), '$1')
    .replace(new RegExp(`[ _-]+(?:- )?(?:${copyWords})(?:[ _-]*\\(?\\d+\\)?)?$`, 'i'), '')
    .replace(/ ?\(\d+\)$/, '');

/** Returns the name that a file should have: lowercase letters, digits and hyphens in each segment. */
export const canonicalPath = (path: string): string => {
  const bare = path.replace(mistakenExtension, '').replace(yamlEnding, '');
  const prefix = /^_(?:shared|forms)\//.exec(bare)?.[0] ?? '';
  return `${prefix}${bare.slice(prefix.length).split('/').map(slugify).filter(Boolean).join('/')}.yaml`;
};

/** Returns the problem of a file that is a copy of a page or shared section. */
export const toCopyProblem = (path: string, original: string): UnexpectedFile =>
  fileProblem(path, 'file-name', { cause: 'copy', original });

/**
 * Returns the file that another one is a copy of, according to their names.
 * @param all all files of the site
 */
export const findOriginal = (path: string, all: Iterable<string>): string | undefined => {
  const original = withoutCopySuffix(path);
  if (original === path.replace(yamlEnding, '')) return undefined;
  return [...all].find(
    (other) => other !== path && yamlEnding.test(other) && other.replace(yamlEnding, '') === original,
  );
};

/**
 * Returns the problem of a file in the pages folder that is not YAML; undefined for files that operating systems and
 * editors create.
 */
export const strayFile = (path: string, all: readonly string[]): UnexpectedFile | undefined => {
  if (systemFile.test(path)) return undefined;
  const ignored = (params: ParamsOf<'file-ignored'>): UnexpectedFile =>
    fileProblem(path, 'file-ignored', params);
  const original = findOriginal(path, all);
  if (original !== undefined) return ignored({ cause: 'copy', original });
  if (mistakenExtension.test(path)) {
    const name = canonicalPath(path);
    return { ...ignored({ cause: 'ending', name }), route: name.replace(yamlEnding, '') };
  }
  return ignored({ cause: 'other' });
};
