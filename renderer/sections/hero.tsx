import type { Section } from '../../schema/section.ts';
import { backdropSizes, HeroFrame } from '../parts/hero-frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { styledByTheme } from '../parts/themed.ts';

const Proofs = styledByTheme('ul', (theme) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.25, 5),
  paddingBlock: theme.spacing(2.5),
  paddingInline: theme.layout.margin,
  borderTop: `1px solid ${theme.tone.rule}`,
  backgroundColor: theme.palette.background.deep,
  '& li': { display: 'flex', gap: theme.spacing(1.25), alignItems: 'center' },
  '& svg': { flex: 'none', color: theme.tone.accent },
}));

/** The top of a page: heading, tagline, buttons and image. */
export default function Hero({ section }: { section: Section<'hero'> }) {
  const { image, proofs } = section;
  return (
    <HeroFrame section={section} backdrop={image && <Picture image={image} sizes={backdropSizes} priority />}>
      {proofs && (
        <Proofs>
          {proofs.map((proof) => (
            <li key={proof}>
              <Icon name="check" size={18} />
              {proof}
            </li>
          ))}
        </Proofs>
      )}
    </HeroFrame>
  );
}
