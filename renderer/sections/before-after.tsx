import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { ComparePictures } from '../parts/image/compare-pictures.tsx';

/** Two images of a place before and after the work, to be compared. */
export default function BeforeAfter({ section }: { section: Section<'before-after'> }) {
  const { before, after, labels } = section;
  return (
    <TitledBand section={section}>
      <ComparePictures before={before} after={after} labels={labels} />
    </TitledBand>
  );
}
