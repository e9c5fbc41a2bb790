import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { ComparePictures } from '../parts/image/compare-pictures.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Wide = styledByTheme('div', () => ({
  '&& img': { height: 'clamp(15rem, 44vw, 60rem)', maxHeight: '85svh', borderRadius: 0 },
}));

/** Two images of a place before and after the work, to be compared, as wide as the window. */
export default function BeforeAfter({ section }: { section: Section<'before-after'> }) {
  return (
    <>
      <TitledBand section={section} dense />
      <Wide>
        <ComparePictures {...section} sizes="(min-width: 600px) 100vw, 100vw 3/2" />
      </Wide>
    </>
  );
}
