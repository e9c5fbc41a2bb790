import type { Page } from '../../schema/page.ts';
import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { FormBody } from '../forms/form-body.tsx';
import { HeroFrame } from '../parts/hero/hero-frame.tsx';
import { Slideshow } from '../parts/image/slideshow.tsx';

/** The images are as high as the form beside them. */
export const openingSizes = ({ form }: Section<'form-hero'>, forms: Page['forms']): string =>
  `(min-width: 900px) 58vw ${(forms[form]?.steps.length ?? 0) > 1 ? '6/5' : '7/10'}, 100vw`;

/**
 * The top of a page that consists of a form. The images are beside it; on a phone they form a narrow strip above it.
 */
export default function FormHero({ section }: { section: Section<'form-hero'> }) {
  const { images, rotation, heading } = section;
  const { forms } = usePage().page;
  const form = forms[section.form];
  return (
    <HeroFrame
      section={section}
      kind="form"
      media={<Slideshow images={images} rotation={rotation} sizes={openingSizes(section, forms)} />}
      details={form && <FormBody form={form} label={heading} />}
    />
  );
}
