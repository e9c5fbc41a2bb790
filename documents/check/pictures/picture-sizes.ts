import type { Slot } from '../../../schema/keywords.ts';
import type { Picture, PictureFact } from '../../read/site/picture.ts';
import type { Finding } from '../../problems/legacy.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Reference } from '../../read/document/references.ts';
import { OnePerSubject } from '../../problems/one-per-subject.ts';
import { schemas } from '../../read/document/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import { documentsWithReferences, type SiteModel } from '../../read/site/site-model.ts';
import { slotAt } from './picture-slot.ts';

/** Pixels that a picture needs to be sharp in its slot. */
const slots: Record<Slot, number> = {
  /** From one edge of a screen to the other. */
  opening: 1280,
  /** Half the width of the text, on a screen of two pixels for one. */
  content: 640,
  logo: 160,
};

const megabyte = 1_000_000;
/** A photograph is encoded anew by the build; a drawing is sent as it is. */
const heaviest = { photograph: 12 * megabyte, drawing: 0.1 * megabyte };

type Said = Pick<Finding, 'code' | 'message' | 'fix'>;

const adviceOn = ({ width, bytes, isDrawing, isAnimated }: Picture, wanted: number): Said | undefined => {
  if (!isDrawing && width < wanted)
    return {
      code: 'picture-small',
      message: `is ${width} pixels wide, and ${wanted} are needed here`,
      fix: 'Use a larger original; enlarging makes it no sharper.',
    };
  const most = isDrawing ? heaviest.drawing : heaviest.photograph;
  if (bytes > most)
    return {
      code: 'picture-heavy',
      message: `weighs ${(bytes / megabyte).toFixed(1)} MB, and ${most / megabyte} MB is the most`,
      fix: 'Save it smaller: 2,400 pixels are wide enough for every place.',
    };
  if (!isAnimated) return undefined;
  const fix = 'Use a picture that stands still, and say what moves in words.';
  return { code: 'picture-animated', message: 'moves, and visitors see its first picture alone', fix };
};

const findingOf = (reference: Reference, fact: PictureFact, slot: Slot): Finding | undefined => {
  const said: Said | undefined =
    'fault' in fact ? { code: 'picture-unreadable', ...fact.fault } : adviceOn(fact, slots[slot]);
  return said && { ...said, path: reference.path, message: `"${reference.what}" ${said.message}` };
};

/** Pictures that cannot be used, too small for their place or too heavy; each is reported once. */
export function* checkPictureSizes(model: SiteModel): Generator<Problem> {
  const found = new OnePerSubject();
  for (const { document, value, references } of documentsWithReferences(model)) {
    for (const reference of references.pictures) {
      const fact = model.pictures.get(reference.what);
      const slot = slotAt(schemas[document.kind], value, reference.path);
      const finding = fact && findingOf(reference, fact, slot);
      if (finding) found.add(reference.what, toProblem(document, finding));
    }
  }
  yield* found.problems();
}
