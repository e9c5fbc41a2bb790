import { Heading2 } from './headings.tsx';
import { RichText } from './rich-text.tsx';
import { styledByTheme } from '../themed.ts';

const Block = styledByTheme('div', (theme) => ({
  maxWidth: '48rem',
  '& p': { ...theme.typography.subtitle1, marginTop: theme.spacing(2), color: theme.tone.soft },
}));

/** The heading of a section with its optional introduction. */
export const SectionHeading = ({ heading, intro }: { heading: string; intro?: string | undefined }) => (
  <Block>
    <Heading2>{heading}</Heading2>
    {intro && <RichText text={intro} />}
  </Block>
);
