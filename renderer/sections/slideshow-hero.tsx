import type { Section } from '../../schema/section.ts';
import { HeroFrame, heroSizes } from '../parts/hero/hero-frame.tsx';
import { Slideshow } from '../parts/image/slideshow.tsx';

const kindOf = ({ height }: Section<'slideshow-hero'>) => (height === 'screen' ? 'screen' : 'beside');

export const openingSizes = (section: Section<'slideshow-hero'>): string => heroSizes[kindOf(section)];

/** The top of a page with alternating images. */
export default function SlideshowHero({ section }: { section: Section<'slideshow-hero'> }) {
  return (
    <HeroFrame
      section={section}
      kind={kindOf(section)}
      media={<Slideshow images={section.images} rotation={section} sizes={openingSizes(section)} />}
    />
  );
}
