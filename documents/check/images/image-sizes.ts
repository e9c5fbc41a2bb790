import type { Slot } from '../../../schema/keywords.ts';
import type { ImageInfo } from '../../read/site/image-info.ts';
import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Path } from '../../read/document/path.ts';
import { OnePerSubject } from '../../problems/one-per-subject.ts';
import { schemas } from '../../read/document/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { slotAt } from './image-slot.ts';

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

const adviceOn = (path: Path, picture: ImageInfo, wanted: number): Finding | undefined => {
  const { path: image, width, bytes, isDrawing, isAnimated } = picture;
  if (!isDrawing && width < wanted) return finding('picture-small', path, { image, width, wanted });
  const most = isDrawing ? heaviest.drawing : heaviest.photograph;
  if (bytes > most) return finding('picture-heavy', path, { image, bytes, most });
  return isAnimated ? finding('picture-animated', path, { image }) : undefined;
};

/** Images that cannot be used, too small for their place or too heavy; each is reported once. */
export function* checkPictureSizes(model: SiteModel): Generator<Problem> {
  const found = new OnePerSubject();
  for (const { document, value, references } of documentsWithReferences(model)) {
    for (const { path, what: image } of references.pictures) {
      const fact = model.pictures.get(image);
      if (!fact) continue;
      const slot = slotAt(schemas[document.kind], value, path);
      const problem =
        'fault' in fact
          ? finding('picture-unreadable', path, { image, fault: fact.fault })
          : adviceOn(path, { ...fact, path: image }, slots[slot]);
      if (problem) found.add(image, resolveFinding(document, problem));
    }
  }
  yield* found.problems();
}
