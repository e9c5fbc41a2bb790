import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { ComparePictures } from '../parts/image/compare-pictures.tsx';

/** Two images of a place before and after the work, to be compared. */
export default function BeforeAfter({ section }: { section: Section<'before-after'> }) {
  return (
    <TitledBand section={section}>
      <ComparePictures {...section} />
    </TitledBand>
  );
}
