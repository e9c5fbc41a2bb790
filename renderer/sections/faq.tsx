import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { Heading3, RichText } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Questions = styledByTheme('div', (theme) => ({
  borderTop: `1px solid ${theme.tone.rule}`,
  '& details': { borderBottom: `1px solid ${theme.tone.rule}` },
  '& summary': {
    position: 'relative',
    display: 'block',
    padding: theme.spacing(2.5, 6, 2.5, 0),
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      right: 8,
      width: 18,
      borderTop: `2px solid ${theme.tone.accent}`,
      transition: `transform ${theme.layout.quick}`,
    },
    '&::after': { transform: 'rotate(90deg)' },
  },
  '& [open] summary::before': { transform: 'rotate(180deg)' },
  '& [open] summary::after': { transform: 'rotate(180deg)' },
  '& h3': { transition: `translate ${theme.layout.quick}` },
  '& summary:hover h3': { color: theme.tone.accent, translate: '6px' },
  '& p': { maxWidth: theme.layout.measure, paddingBottom: theme.spacing(2), color: theme.tone.soft },
}));

/** Questions that expand to show their answers; the first one is open. They can be part of the section above, such as prices. */
export default function Faq({ section }: { section: Section<'faq'> }) {
  return (
    <TitledBand section={section} split minor={section.continues}>
      <Questions>
        {section.items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <Heading3>{question}</Heading3>
            </summary>
            <RichText text={answer} />
          </details>
        ))}
      </Questions>
    </TitledBand>
  );
}
