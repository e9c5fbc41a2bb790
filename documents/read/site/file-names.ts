import { slug } from '../../check/suggestions/form.ts';

/** A file that is no page, and what to do about it. */
export type StrayFile = { path: string; message: string; fix: string; route?: string; isError?: true };

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
export const rightPath = (path: string): string => {
  const bare = path.replace(spoiltEnding, '').replace(yamlEnding, '');
  const prefix = bare.startsWith('_shared/') ? '_shared/' : '';
  return `${prefix}${bare.slice(prefix.length).split('/').map(slug).filter(Boolean).join('/')}.yaml`;
};

/** A page or shared piece that stands twice. */
export const copyOf = (path: string, original: string): StrayFile => ({
  path,
  message: `the file is a copy of ${original}`,
  fix: 'Give it a name and words of its own, or move it out of this folder.',
  isError: true,
});

/**
 * The file that another one is a copy of, to go by their names.
 * @param all every file beside it
 */
export const copiedFrom = (path: string, all: Iterable<string>): string | undefined => {
  const original = originalOf(path);
  if (original === path.replace(yamlEnding, '')) return undefined;
  return [...all].find(
    (other) => other !== path && yamlEnding.test(other) && other.replace(yamlEnding, '') === original,
  );
};

/** Says what a file without the ending of a page is doing among the pages; nothing of what systems leave behind. */
export const strayFile = (path: string, all: readonly string[]): StrayFile | undefined => {
  if (leftBehind.test(path)) return undefined;
  const copied = copiedFrom(path, all);
  if (copied !== undefined)
    return {
      path,
      message: `the file is a copy of ${copied}, and no page`,
      fix: 'Move it out of this folder.',
    };
  if (spoiltEnding.test(path)) {
    const right = rightPath(path);
    const message = 'the file is no page, because of the end of its name';
    return {
      path,
      message,
      fix: `Rename it to ${right}, or move it out of this folder.`,
      route: right.replace(yamlEnding, ''),
    };
  }
  const message = 'the file is no page, and nothing of it is shown';
  if (picture.test(path)) return { path, message, fix: 'Move it into media, where pictures are looked for.' };
  return { path, message, fix: 'Move it out of this folder: a page is a text file such as about.yaml.' };
};
