import type { Finding } from '../../finding.ts';
import { toProblem } from '../../finding.ts';
import type { Mark } from '../../marks.ts';
import { childOf, valueAt } from '../../path.ts';
import type { PictureFact } from '../../picture-facts.ts';
import type { Problem } from '../../problem.ts';
import { markedDocuments, type SiteModel } from '../../site-model.ts';

/** Pixels that a picture needs to be sharp in its place. */
const slots = {
  /** From one edge of a screen to the other. */
  opening: 1280,
  /** Half the width of the text, on a screen of two pixels for one. */
  content: 640,
  logo: 160,
};

const openings = new Set<unknown>(['hero', 'slideshow-hero']);
const megabyte = 1_000_000;
/** A photograph is encoded anew by the build; a drawing is sent as it is. */
const heaviest = { photograph: 12 * megabyte, drawing: 0.1 * megabyte };

const slotOf = ({ path }: Mark, document: unknown): keyof typeof slots => {
  if (path.at(-1) !== 'src') return 'logo';
  const section = path[0] === 'sections' ? valueAt(document, path.slice(0, 2)) : document;
  return openings.has(childOf(section, 'type')) ? 'opening' : 'content';
};

const findingOf = (mark: Mark, { width, bytes }: PictureFact, document: unknown): Finding | undefined => {
  const { path, what } = mark;
  if (width === undefined) {
    const message = `"${what}" cannot be read as a picture`;
    return { code: 'picture-unreadable', path, message, fix: 'Save it as JPEG, PNG, WebP or SVG.' };
  }
  const wanted = slots[slotOf(mark, document)];
  if (width !== 'any' && width < wanted) {
    const message = `"${what}" is ${width} pixels wide, and ${wanted} are needed here`;
    return {
      code: 'picture-small',
      path,
      message,
      fix: 'Use a larger original; enlarging makes it no sharper.',
    };
  }
  const most = width === 'any' ? heaviest.drawing : heaviest.photograph;
  if (bytes <= most) return undefined;
  const message = `"${what}" weighs ${(bytes / megabyte).toFixed(1)} MB, and ${most / megabyte} MB is the most`;
  return {
    code: 'picture-heavy',
    path,
    message,
    fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
  };
};

/** Pictures that are no pictures, too small for their place or too heavy; each is told once, at its first place. */
export function* checkPictureSizes(model: SiteModel): Generator<Problem> {
  const told = new Set<string>();
  for (const { document, marks } of markedDocuments(model)) {
    for (const mark of marks.pictures) {
      const fact = model.pictures.get(mark.what);
      const finding = fact && findingOf(mark, fact, document.value);
      if (!finding || told.has(mark.what)) continue;
      told.add(mark.what);
      yield toProblem(document, finding);
    }
  }
}
