import { baseName, stemOf } from '../../read/site/file-names.ts';
import type { Finding } from '../../problems/legacy.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Reference } from '../../read/document/references.ts';
import { disguiseOf } from '../suggestions/disguise.ts';
import { suggestPicture } from '../suggestions/picture.ts';
import { nearest } from '../../problems/nearest.ts';
import { OnePerSubject } from '../../problems/one-per-subject.ts';
import { childOf, entriesOf, valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { quoted } from '../../problems/words.ts';

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** Whether an address leads to a picture of this site. */
const isOwn = (address: string, { tokens, files }: SiteModel): boolean =>
  hostOf(address) === hostOf(tokens.values.get('url') ?? '') && files.media.has(baseName(address));

const elsewhere = ({ path, what }: Reference, { site }: SiteModel): Finding | undefined => {
  const host = hostOf(what);
  const disguised = disguiseOf(what);
  if (disguised) return { code: 'picture-host', path, ...disguised };
  if (!site?.readable || (host && entriesOf(childOf(site.value, 'imageHosts')).includes(host)))
    return undefined;
  const fix = `Add ${host ?? 'the host'} to imageHosts in _site.yaml, or put the file into media.`;
  return { code: 'picture-host', path, message: `pictures of ${host ?? what} are not allowed`, fix };
};

/** @param media every file of the folder; whether one is a picture is reported where its size is checked */
const missing = ({ path, what }: Reference, media: ReadonlySet<string>): Finding | undefined => {
  if (media.has(what) || what.trim() === '') return undefined;
  const inside = [...media].find((file) => file.startsWith(`${what}/`));
  if (inside !== undefined)
    return {
      code: 'missing-picture',
      path,
      message: `"${what}" is a folder and no picture`,
      fix: `Write the name of a picture in it, such as ${inside}.`,
    };
  const suggestion = suggestPicture(what, media);
  const otherwise = 'Put the file into the folder, or write the name of one that is there.';
  const isPath = suggestion !== undefined && /[\\/]/.test(what);
  const fix = isPath
    ? `Write ${suggestion} alone.`
    : suggestion === undefined
      ? otherwise
      : `Did you mean ${quoted(suggestion)}?`;
  const message = `there is no picture "${what}" in media`;
  return { code: 'missing-picture', path, message, fix, instead: suggestion };
};

/** Words that say no more than that there is a picture, and names that cameras give. */
const nothingSaid =
  /^(?:(?:an?|the) )?(?:image|photo|picture|pic|foto|bild|img|graphic|photograph|screenshot|untitled|alt|alt ?text|logo|placeholder)(?: of)?\W*\d*$|^(?:none|null|n\/a|na|no|empty|-+|\.+|\?+|x+)$|^(?:img|dsc[nf]?|pict?|p|image|photo|screenshot|mvimg|pxl)[ _-]?\d[\w-]*(?:\.\w+)?$|^[\w-]+\.(?:jpe?g|png|svg|webp|gif|heic)$/i;
const altFix = 'Say what the picture shows, for those who do not see it, or write "decorative".';

/** An alternative text that says nothing: the name of the file, "image", a slip of the pen in "decorative". */
const emptyWords = (document: unknown, { path, what }: Reference): Finding | undefined => {
  const altPath = [...path.slice(0, -1), 'alt'];
  const value = path.at(-1) === 'src' ? valueAt(document, altPath) : undefined;
  const alt = typeof value === 'string' ? value.trim() : '';
  if (alt === '' || alt === 'decorative') return undefined;
  const file = baseName(what).toLowerCase();
  if ([file, stemOf(file)].includes(alt.toLowerCase()))
    return { code: 'alt-file-name', path: altPath, message: `"${alt}" is the name of the file`, fix: altFix };
  const isSlip = nearest(alt, ['decorative']) !== undefined;
  if (!isSlip && !nothingSaid.test(alt)) return undefined;
  const message = `"${alt}" does not say what the picture shows`;
  const fix = isSlip ? 'Did you mean alt: decorative?' : altFix;
  return { code: 'alt-empty-words', path: altPath, message, fix };
};

/** Pictures that do not exist or may not be shown, and alternative texts that say nothing. */
export function* checkPictures(model: SiteModel): Generator<Problem> {
  const found = new OnePerSubject();
  for (const { document, references } of documentsWithReferences(model)) {
    for (const reference of references.pictures) {
      const remote = reference.what.startsWith('https://') && !isOwn(reference.what, model);
      const file = remote ? elsewhere(reference, model) : missing(reference, model.files.media);
      if (file) found.add(reference.what, toProblem(document, file));
      const words = emptyWords(document.value, reference);
      if (words) yield toProblem(document, words);
    }
  }
  yield* found.problems();
}
