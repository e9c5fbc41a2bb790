import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3 } from '../parts/text/headings.tsx';

const Quiet = styled(Band)(memoTheme(({ theme }) => ({ paddingBlock: theme.layout.stack })));

const Row = styled(Grid)(
  memoTheme(({ theme }) => ({
    gap: theme.spacing(3, 4),
    '& li, & a': { display: 'flex', gap: theme.spacing(2), alignItems: 'center' },
    '& a': { textDecoration: 'none' },
    '& a:hover strong': { textDecoration: 'underline' },
    '& svg': { flex: 'none', color: theme.tone.accent },
    '& strong': { ...theme.typography.h4, display: 'block' },
    '& li:not(:has(svg)) strong': theme.typography.h3,
    '& small': { ...theme.typography.body2, color: theme.tone.soft },
    'h2 + &': { marginTop: theme.spacing(4) },
  })),
);

type Badge = Section<'badges'>['items'][number];

const Words = ({ badge: { title, description, icon } }: { badge: Badge }) => (
  <>
    {icon && <Icon name={icon} size={32} />}
    <span>
      <strong>{title}</strong>
      {description && <small>{description}</small>}
    </span>
  </>
);

/** A quiet row of short proofs. */
export default function Badges({ section }: { section: Section<'badges'> }) {
  return (
    <Quiet>
      {section.heading && <Heading3 as="h2">{section.heading}</Heading3>}
      <Row columns={section.items.length === 4 ? 4 : columnsFor(section.items.length)}>
        {section.items.map((badge) => (
          <li key={badge.title}>
            {badge.href ? (
              <a href={badge.href}>
                <Words badge={badge} />
              </a>
            ) : (
              <Words badge={badge} />
            )}
          </li>
        ))}
      </Row>
    </Quiet>
  );
}
