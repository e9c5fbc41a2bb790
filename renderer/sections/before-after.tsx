import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band } from '../parts/band.tsx';
import { ComparePictures } from '../parts/picture/compare-pictures.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Stack } from '../parts/stack.tsx';

/** What the work has made of a place: two pictures of it, to be compared. */
export default function BeforeAfter({ section }: { section: Section<'before-after'> }) {
  const { heading, intro, before, after, labels, actions } = section;
  return (
    <Band>
      <Stack>
        <SectionHeading heading={heading} intro={intro} />
        <ComparePictures before={before} after={after} labels={labels} />
        {actions && <Actions actions={actions} />}
      </Stack>
    </Band>
  );
}
