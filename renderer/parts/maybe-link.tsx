import type { ReactNode } from 'react';

/** A link if `href` is given; otherwise only its content. */
export const MaybeLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : children;
