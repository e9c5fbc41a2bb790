import type { Section } from '../../schema/section.ts';
import { HeroFrame } from '../parts/hero/hero-frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { besideSizes } from '../parts/hero/opening-sizes.ts';
import { Proofs } from '../parts/hero/proofs.tsx';
import { styledByTheme } from '../parts/themed.ts';

const Choices = styledByTheme('ul', (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(4),
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

/** The top of a page: heading, tagline, buttons, image, and links to what the visitor can choose from. */
export default function Hero({ section }: { section: Section<'hero'> }) {
  const { image, proofs, choices } = section;
  return (
    <HeroFrame
      section={section}
      media={image && <Picture image={image} sizes={besideSizes} priority />}
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
    >
      {proofs && <Proofs proofs={proofs} />}
    </HeroFrame>
  );
}
