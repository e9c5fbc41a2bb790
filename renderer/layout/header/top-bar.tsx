import { memo } from 'react';
import { useSite } from '../../context.tsx';
import { phone } from '../../theme/layout.ts';
import { MaybeLink } from '../../parts/link.tsx';
import { styledByTheme } from '../../parts/styles.ts';

const Bar = styledByTheme('aside', (theme) => ({
  ...theme.typography.caption,
  backgroundColor: theme.palette.background.deep,
  color: theme.tone.soft,
  paddingInline: theme.layout.margin,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(4),
    minHeight: '2.5rem',
    alignItems: 'center',
  },
  '& li:last-child:not(:only-child)': { marginInlineStart: 'auto' },
  '& a': {
    display: 'block',
    paddingBlock: 4,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [phone(theme)]: {
    fontSize: 'clamp(0.8125rem, 3.9vw, 0.875rem)',
    '& ul': { paddingBlock: 4, columnGap: theme.spacing(2) },
    '& li:last-child:not(:only-child)': { marginInlineStart: 0, paddingBlock: 4 },
  },
  '@media print': { paddingInline: 0 },
}));

/** The thin bar above the header with phone, e-mail and address. It scrolls away. */
export const TopBar = memo(() => {
  const { topBar, footer } = useSite();
  return (
    <Bar aria-label={footer.contact.heading} data-tone="dark">
      <ul>
        {topBar.map(({ text, href }) => (
          <li key={text}>
            <MaybeLink href={href}>{text}</MaybeLink>
          </li>
        ))}
      </ul>
    </Bar>
  );
});
