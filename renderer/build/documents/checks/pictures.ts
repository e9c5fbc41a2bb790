import { basename, extname } from 'node:path/posix';
import type { Finding } from '../finding.ts';
import { toProblem } from '../finding.ts';
import type { Mark } from '../marks.ts';
import { suggest } from '../nearest.ts';
import { childOf, entriesOf, valueAt } from '../path.ts';
import type { Problem } from '../problem.ts';
import type { SiteModel } from '../site-model.ts';
import { markedDocuments } from '../site-model.ts';

const pictureName = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

const elsewhere = ({ path, what }: Mark, { site }: SiteModel): Finding | undefined => {
  const host = hostOf(what);
  if (!site?.readable || (host && entriesOf(childOf(site.value, 'imageHosts')).includes(host)))
    return undefined;
  const fix = `Add ${host ?? 'the host'} to imageHosts in _site.yaml, or put the file into media.`;
  return { code: 'picture-host', path, message: `pictures of ${host ?? what} are not allowed`, fix };
};

/** @param media every file of the folder; whether one is a picture is told where its size is checked */
const missing = ({ path, what }: Mark, media: ReadonlySet<string>): Finding | undefined => {
  if (media.has(what) || what === '') return undefined;
  const pictures = [...media].filter((file) => pictureName.test(file));
  // A path was pasted: the name at its end is what is meant.
  const name = what.split(/[\\/]/).at(-1) ?? '';
  const otherwise = 'Put the file into the folder, or write the name of one that is there.';
  const fix = pictures.includes(name) ? `Write ${name} alone.` : suggest(name, pictures, otherwise);
  return { code: 'missing-picture', path, message: `there is no picture "${what}" in media`, fix };
};

/** An alternative text that only repeats the name of the file. */
const emptyWords = (document: unknown, { path, what }: Mark): Finding | undefined => {
  const altPath = [...path.slice(0, -1), 'alt'];
  const alt = path.at(-1) === 'src' ? valueAt(document, altPath) : undefined;
  const file = basename(what).toLowerCase();
  if (typeof alt !== 'string' || ![file, basename(file, extname(file))].includes(alt.trim().toLowerCase()))
    return undefined;
  const fix = 'Say what the picture shows, for those who do not see it, or write "decorative".';
  return { code: 'alt-file-name', path: altPath, message: `"${alt.trim()}" is the name of the file`, fix };
};

/** Pictures that do not exist or may not be shown, and alternative texts that say nothing. */
export function* checkPictures(model: SiteModel): Generator<Problem> {
  for (const { document, marks } of markedDocuments(model)) {
    for (const mark of marks.pictures) {
      const remote = mark.what.startsWith('https://');
      const file = remote ? elsewhere(mark, model) : missing(mark, model.files.media);
      const words = emptyWords(document.value, mark);
      for (const finding of [file, words]) if (finding) yield toProblem(document, finding);
    }
  }
}
