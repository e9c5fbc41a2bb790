import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { Heading3, RichText } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Chapters = styledByTheme('ol', (theme) => ({
  '& > li': {
    position: 'relative',
    paddingLeft: 'clamp(1.75rem, 5vw, 3.5rem)',
    paddingBottom: theme.spacing(5),
    borderLeft: `1px solid ${theme.tone.rule}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -5,
      top: '0.6em',
      width: 9,
      height: 9,
      border: `5px solid ${theme.tone.accent}`,
      borderRadius: '50%',
    },
    '&:last-of-type': { paddingBottom: 0 },
  },
  '& [data-when]': { ...theme.typography.h2, lineHeight: 1, color: theme.tone.accent },
  '& h3': { marginTop: theme.spacing(1.5) },
  '& h3 ~ p': { maxWidth: theme.layout.measure, marginTop: theme.spacing(1), color: theme.tone.soft },
}));

/** A history in dated chapters along a line. */
export default function Story({ section }: { section: Section<'story'> }) {
  return (
    <TitledBand section={section} split>
      <Chapters>
        {section.chapters.map(({ when, title, text }) => (
          <li key={when + title}>
            <p data-when="">{when}</p>
            <Heading3>{title}</Heading3>
            <RichText text={text} />
          </li>
        ))}
      </Chapters>
    </TitledBand>
  );
}
