import type { Section } from '../../../schema/section.ts';

/**
 * Sizes of an image beside the text. On narrow windows its sides are cropped to 3:2, so that it is 119vw wide; 115vw
 * selects the file of 900 px on the most frequent phones, which is half as large as the next one.
 */
export const besideSizes = '(min-width: 900px) 58vw, 115vw';

/** Returns the `sizes` of the image of a section at the top of a page. */
export const openingSizes = (opening: Section): string => {
  if (opening.type === 'form-hero') return '(min-width: 900px) 70vw, 100vw';
  if (opening.type === 'hero' && opening.choices) return '(min-width: 900px) 100vw, 115vw';
  const fillsWindow = opening.type === 'slideshow-hero' && opening.height === 'screen';
  return fillsWindow ? '(min-width: 900px) 100vw, 119vw' : besideSizes;
};
