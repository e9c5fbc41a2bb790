import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { FormBody } from '../forms/form-body.tsx';
import { Band, Stack } from '../parts/band.tsx';
import { SectionHeading } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Columns = styledByTheme(Stack, (theme) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'start',
    // The heading stays in view while the visitor fills in the form.
    '& > div:first-of-type': { position: 'sticky', top: `calc(${theme.layout.header} + 2rem)` },
  },
}));

/** The form of a document in `pages/_forms`, with its heading above it, or next to it on wide screens. */
export default function FormSection({ section }: { section: Section<'form'> }) {
  const form = usePage().page.forms[section.form];
  return (
    form && (
      <Band>
        <Columns>
          <SectionHeading heading={section.heading} intro={section.intro} />
          <FormBody form={form} label={section.heading} />
        </Columns>
      </Band>
    )
  );
}
