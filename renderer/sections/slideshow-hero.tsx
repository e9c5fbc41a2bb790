import type { Section } from '../../schema/section.ts';
import { HeroFrame } from '../parts/hero/hero-frame.tsx';
import { Slideshow } from '../parts/image/slideshow.tsx';
import { openingSizes } from '../parts/hero/opening-sizes.ts';

/** The top of a page with alternating images. */
export default function SlideshowHero({ section }: { section: Section<'slideshow-hero'> }) {
  return (
    <HeroFrame
      section={section}
      kind={section.height === 'screen' ? 'screen' : 'beside'}
      media={<Slideshow images={section.images} rotation={section} sizes={openingSizes(section)} />}
    />
  );
}
