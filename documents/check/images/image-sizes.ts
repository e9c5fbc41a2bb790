import type { Slot } from '../../../schema/keywords.ts';
import type { ImageInfo } from '../../read/site/image-info.ts';
import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Path } from '../../read/document/path.ts';
import { onePerSubject } from '../../problems/one-per-subject.ts';
import { schemas } from '../../read/document/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { slotAt } from './image-slot.ts';

/** Width in pixels that an image needs to be sharp in its slot. */
const minWidths: Record<Slot, number> = {
  /** Shown over the full width of the screen. */
  opening: 1280,
  /** Shown over half the width of the text, on a screen with a pixel ratio of 2. */
  content: 640,
  logo: 160,
};

const megabyte = 1_000_000;
/** Maximum file sizes in bytes. The build re-encodes photos but delivers SVG images unchanged. */
const maxBytesByType = { photograph: 12 * megabyte, drawing: 0.1 * megabyte };

const findImageAdvice = (path: Path, picture: ImageInfo, wanted: number): Finding | undefined => {
  const { path: image, width, bytes, isDrawing, isAnimated } = picture;
  if (!isDrawing && width < wanted) return finding('picture-small', path, { image, width, wanted });
  const most = isDrawing ? maxBytesByType.drawing : maxBytesByType.photograph;
  if (bytes > most)
    return finding('picture-heavy', path, { image, size: Math.round(bytes / 1000), most: most / 1000 });
  return isAnimated ? finding('picture-animated', path, { image }) : undefined;
};

function* findProblems(model: SiteModel): Generator<[image: string, Problem]> {
  for (const { document, value, references } of documentsWithReferences(model)) {
    for (const { path, target: image } of references.images) {
      const fact = model.images.get(image);
      if (!fact) continue;
      const slot = slotAt(schemas[document.kind], value, path);
      const problem =
        'fault' in fact
          ? finding('picture-unreadable', path, { image, fault: fact.fault.message, advice: fact.fault.fix })
          : findImageAdvice(path, { ...fact, path: image }, minWidths[slot]);
      if (problem) yield [image, resolveFinding(document, problem)];
    }
  }
}

/**
 * Reports images that cannot be used, have too few pixels for their slot or have too many bytes. Each image is
 * reported once.
 */
export const checkImageSizes = (model: SiteModel): Iterable<Problem> => onePerSubject(findProblems(model));
