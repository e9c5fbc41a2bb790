import type { Page } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';

/**
 * The `sizes` of a `Picture` as wide as a phone. 97vw instead of 100vw selects the file of 900 px on the most frequent
 * phones, which is half as large as the next one.
 */
const phone = '97vw 3/2';

/** The `sizes` of a `Picture` beside the text. */
export const besideSizes = `(min-width: 1200px) 54vw 3/2, (min-width: 900px) 500px 1/1, ${phone}`;

/**
 * Returns the `sizes` of the `Picture` of a section at the top of a page.
 * @param forms the forms of the page: an image beside a form is as high as the form
 */
export const openingSizes = (opening: Section, forms: Page['forms'] = {}): string => {
  if (opening.type === 'form-hero') {
    const hasSteps = (forms[opening.form]?.steps.length ?? 0) > 1;
    return `(min-width: 900px) 58vw ${hasSteps ? '6/5' : '7/10'}, 100vw`;
  }
  if (opening.type === 'hero' && opening.choices) return `(min-width: 900px) 100vw, ${phone}`;
  const fillsWindow = opening.type === 'slideshow-hero' && opening.height === 'screen';
  return fillsWindow ? '(min-width: 900px) 100vw, 100vw 3/2' : besideSizes;
};
