import type { ReactNode } from 'react';
import type { CSSObject } from '@mui/material/styles';

/** A link if `href` is given; otherwise only its content. */
export const MaybeLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : children;

/**
 * Styles of a card with a link in its heading: the link covers the card, so that the whole card can be clicked and the
 * link is named by its text alone. Elements between the card and the link must not be positioned.
 */
export const stretchedLink: CSSObject = {
  position: 'relative',
  '& a': {
    // The link alone is at least 24 px high, because accessibility checkers ignore the pseudo-element.
    display: 'block',
    paddingBlock: 4,
    marginBlock: -4,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
};
