import type { Section } from '../../schema/section.ts';
import { Choices } from '../parts/choices.tsx';
import { HeroFrame, heroSizes } from '../parts/hero/hero-frame.tsx';
import { Picture } from '../parts/image/picture.tsx';

const kindOf = ({ choices }: Section<'hero'>) => (choices ? 'panorama' : 'beside');

export const openingSizes = (section: Section<'hero'>): string => heroSizes[kindOf(section)];

/** The top of a page: heading, tagline, buttons, image, and links to what the visitor can choose from. */
export default function Hero({ section }: { section: Section<'hero'> }) {
  const { image, choices } = section;
  return (
    <HeroFrame
      section={section}
      kind={kindOf(section)}
      media={image && <Picture image={image} sizes={openingSizes(section)} priority />}
      details={choices && <Choices choices={choices} />}
    />
  );
}
