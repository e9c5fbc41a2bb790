import type { ParamsOf } from '../../problems/codes.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { slugify } from '../slug.ts';

/** A file that is no page and no shared piece, with its problem. */
export type UnexpectedFile = {
  path: string;
  /** The page that it was probably meant to be. */
  route?: string;
  problem: Problem<'file-name' | 'file-ignored'>;
};

/** The last part of a path or an address. */
export const baseName = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** The ending of a name with its dot; nothing when there is none. */
export const extensionOf = (path: string): string => /(?<=[^/])\.[^./]*$/.exec(path)?.[0] ?? '';

/** The last part of a path without its ending. */
export const stemOf = (path: string): string => {
  const name = baseName(path);
  return name.slice(0, name.length - extensionOf(name).length);
};

const yamlEnding = /\.ya?ml$/i;
const spoiltEnding = /(?:\.ya?ml)?(?:\.ya?ml(?:~|\.txt|\.ya?ml)|\.txt)$/i;
const leftBehind = /(?:^|\/)(?:readme[^/]*|thumbs\.db|desktop\.ini|\.[^/]*|~\$[^/]*|[^/]*\.sw[op])$/i;
const picture = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const copyWords = 'copy|copies|kopie|copia|copie|backup|bak|old|orig|original|conflict';

/** The name without what programs and people add to copies. */
const originalOf = (path: string): string =>
  path
    .replace(/(?:\.ya?ml)?\.(?:bak|old|orig)$|~$/i, '')
    .replace(yamlEnding, '')
    .replace(/\.(?:bak|old|orig)$/i, '')
    .replace(new RegExp(`(^|/)(?:${copyWords}) (?:of|von|de) `, 'i'), '$1')
    .replace(new RegExp(`[ _-]+(?:- )?(?:${copyWords})(?:[ _-]*\\(?\\d+\\)?)?$`, 'i'), '')
    .replace(/ ?\(\d+\)$/, '');

/** The name that a file should have: small letters, digits and hyphens in each part. */
export const canonicalPath = (path: string): string => {
  const bare = path.replace(spoiltEnding, '').replace(yamlEnding, '');
  const prefix = bare.startsWith('_shared/') ? '_shared/' : '';
  return `${prefix}${bare.slice(prefix.length).split('/').map(slugify).filter(Boolean).join('/')}.yaml`;
};

/** A page or shared piece that is there twice. */
export const toCopyProblem = (path: string, original: string): UnexpectedFile => ({
  path,
  problem: fileProblem(path, 'file-name', { cause: 'copy', original }),
});

/**
 * The file that another one is a copy of, to go by their names.
 * @param all every file beside it
 */
export const findOriginal = (path: string, all: Iterable<string>): string | undefined => {
  const original = originalOf(path);
  if (original === path.replace(yamlEnding, '')) return undefined;
  return [...all].find(
    (other) => other !== path && yamlEnding.test(other) && other.replace(yamlEnding, '') === original,
  );
};

/** What a file without the ending of a page is among the pages; nothing for what systems leave behind. */
export const strayFile = (path: string, all: readonly string[]): UnexpectedFile | undefined => {
  if (leftBehind.test(path)) return undefined;
  const ignored = (params: ParamsOf<'file-ignored'>): UnexpectedFile => ({
    path,
    problem: fileProblem(path, 'file-ignored', params),
  });
  const original = findOriginal(path, all);
  if (original !== undefined) return ignored({ cause: 'copy', original });
  if (spoiltEnding.test(path)) {
    const name = canonicalPath(path);
    return { ...ignored({ cause: 'ending', name }), route: name.replace(yamlEnding, '') };
  }
  return ignored({ cause: picture.test(path) ? 'image' : 'other' });
};
