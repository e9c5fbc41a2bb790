import { baseName, stemOf } from '../../read/site/file-names.ts';
import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Reference } from '../../read/document/references.ts';
import { findLinkDisguise } from '../../read/suggestions/link-disguise.ts';
import { suggestImage } from '../../read/suggestions/image.ts';
import { nearest } from '../../problems/nearest.ts';
import { onePerSubject } from '../../problems/one-per-subject.ts';
import { getChild, toArray, getIn } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { hostOf } from '../site/facts.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';

/** Whether a URL points to an image of this site. */
const isOwnImage = (address: string, { tokens, files }: SiteModel): boolean =>
  hostOf(address) === hostOf(tokens.values.get('url') ?? '') && files.media.has(baseName(address));

const checkRemoteImage = ({ path, target: image }: Reference, { site }: SiteModel): Finding | undefined => {
  const host = hostOf(image);
  const disguise = findLinkDisguise(image);
  if (disguise) return finding('picture-host', path, { cause: 'disguised', ...disguise });
  if (!site?.readable || toArray(getChild(site.value, 'imageHosts')).includes(host ?? '')) return undefined;
  return finding('picture-host', path, { cause: 'host', host: host ?? image });
};

/** Any file in the folder is accepted here; `checkImageSizes` reports files that are not images. */
const checkLocalImage = ({ path, target: image }: Reference, { files }: SiteModel): Finding | undefined => {
  const { media } = files;
  if (media.has(image) || image.trim() === '') return undefined;
  const meant = suggestImage(image, media);
  return finding('missing-picture', path, { image, meant }, { replacement: meant });
};

/** Words that do not describe an image, such as "photo", and file names that cameras generate. */
const meaninglessAlt =
  /^(?:(?:an?|the) )?(?:image|photo|picture|pic|foto|bild|img|graphic|photograph|screenshot|untitled|alt|alt ?text|logo|placeholder)(?: of)?\W*\d*$|^(?:none|null|n\/a|na|no|empty|-+|\.+|\?+|x+)$|^(?:img|dsc[nf]?|pict?|p|image|photo|screenshot|mvimg|pxl)[ _-]?\d[\w-]*(?:\.\w+)?$|^[\w-]+\.(?:jpe?g|png|svg|webp|gif|heic)$/i;

/**
 * Returns a finding for an alternative text that does not describe the image: its file name, "image", or a misspelled
 * "decorative".
 */
const checkAlternativeText = (document: unknown, { path, target }: Reference): Finding | undefined => {
  const altPath = [...path.slice(0, -1), 'alt'];
  const value = path.at(-1) === 'src' ? getIn(document, altPath) : undefined;
  const alt = typeof value === 'string' ? value.trim() : '';
  if (alt === '' || alt === 'decorative') return undefined;
  const file = baseName(target).toLowerCase();
  if ([file, stemOf(file)].includes(alt.toLowerCase())) return finding('alt-file-name', altPath, { alt });
  if (nearest(alt, ['decorative']) !== undefined)
    return finding('alt-empty-words', altPath, { alt, meant: 'decorative' });
  return meaninglessAlt.test(alt) ? finding('alt-empty-words', altPath, { alt }) : undefined;
};

/** Reports images that do not exist or are not allowed, and alternative texts that do not describe the image. */
export function* checkImages(model: SiteModel): Generator<Problem> {
  const found: [string, Problem][] = [];
  for (const { document, references } of documentsWithReferences(model)) {
    for (const reference of references.images) {
      const { target } = reference;
      const isRemote = target.startsWith('https://') && !isOwnImage(target, model);
      const file = (isRemote ? checkRemoteImage : checkLocalImage)(reference, model);
      if (file) found.push([target, resolveFinding(document, file)]);
      const words = checkAlternativeText(document.value, reference);
      if (words) yield resolveFinding(document, words);
    }
  }
  yield* onePerSubject(found);
}
