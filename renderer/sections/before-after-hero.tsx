import type { Section } from '../../schema/section.ts';
import { HeroFrame } from '../parts/hero-frame.tsx';
import { ComparePictures } from '../parts/image/compare-pictures.tsx';
import { besideSizes } from '../parts/opening-sizes.ts';
import { Proofs } from '../parts/proofs.tsx';

/** The top of a page with two images of a place before and after the work, to be compared. */
export default function BeforeAfterHero({ section }: { section: Section<'before-after-hero'> }) {
  const { before, after, labels, proofs } = section;
  return (
    <HeroFrame
      section={section}
      media={<ComparePictures before={before} after={after} labels={labels} sizes={besideSizes} priority />}
    >
      {proofs && <Proofs proofs={proofs} />}
    </HeroFrame>
  );
}
