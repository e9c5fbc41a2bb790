import type { Section } from '../../schema/section.ts';
import { HeroFrame, heroSizes } from '../parts/hero/hero-frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Choices = styledByTheme('ul', (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17.5rem, 34%)), 1fr))',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(4),
  '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.tone.rule}`,
    textDecoration: 'none',
    fontWeight: 600,
    transition: `background-color ${theme.layout.quick}, padding ${theme.layout.quick}`,
    '&:hover': { backgroundColor: theme.palette.background.pale, paddingInline: theme.spacing(1) },
  },
  '& span': { flex: 1 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.tone.soft },
  '& svg': { flex: 'none', color: theme.tone.accent },
}));

const kindOf = ({ choices }: Section<'hero'>) => (choices ? 'panorama' : 'beside');

export const openingSizes = (section: Section<'hero'>): string => heroSizes[kindOf(section)];

/** The top of a page: heading, tagline, buttons, image, and links to what the visitor can choose from. */
export default function Hero({ section }: { section: Section<'hero'> }) {
  const { image, choices } = section;
  return (
    <HeroFrame
      section={section}
      kind={kindOf(section)}
      media={image && <Picture image={image} sizes={openingSizes(section)} priority />}
      details={
        choices && (
          <Choices>
            {choices.map(({ label, detail, href }) => (
              <li key={href}>
                <a href={href}>
                  <span>
                    {label}
                    {detail && <small>{detail}</small>}
                  </span>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </Choices>
        )
      }
    />
  );
}
