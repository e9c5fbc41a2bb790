import type { Section } from '../../schema/section.ts';
import { HeroFrame, heroSizes } from '../parts/hero/hero-frame.tsx';
import { ComparePictures } from '../parts/image/compare-pictures.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Media = styledByTheme('div', () => ({
  position: 'absolute',
  inset: 0,
  '& > div': { height: '100%', gap: 0, gridTemplateColumns: '1fr 1fr' },
}));

/** The top of a page with two images of a place before and after the work, to be compared. */
export default function BeforeAfterHero({ section }: { section: Section<'before-after-hero'> }) {
  return (
    <HeroFrame
      section={section}
      media={
        <Media>
          <ComparePictures {...section} sizes={heroSizes[section.urgent ? 'urgent' : 'beside']} priority />
        </Media>
      }
    />
  );
}
