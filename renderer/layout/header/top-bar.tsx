import { memo } from 'react';
import { useSite } from '../../context.tsx';
import { phone } from '../../theme/layout.ts';
import { MaybeLink } from '../../parts/link.tsx';
import { styledByTheme } from '../../parts/styles.ts';
import { RichText } from '../../parts/text.tsx';

const Notice = styledByTheme('section', (theme) => ({
  padding: theme.spacing(1.5),
  paddingInline: theme.layout.margin,
  backgroundColor: theme.palette.background.pale,
}));

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

/** The notice, if there is one, and the thin bar above the header with phone, e-mail and address. They scroll away. */
export const TopBar = memo(() => {
  const { notice, topBar, footer } = useSite();
  return (
    <>
      {notice && (
        <Notice aria-label={notice.heading}>
          <strong>{notice.heading}</strong>
          <RichText text={notice.text} />
        </Notice>
      )}
      <Bar aria-label={footer.contact.heading} data-tone="dark">
        <ul>
          {topBar.map(({ text, href }) => (
            <li key={text}>
              <MaybeLink href={href}>{text}</MaybeLink>
            </li>
          ))}
        </ul>
      </Bar>
    </>
  );
});
