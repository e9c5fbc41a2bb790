import type { ReactNode } from 'react';

/** A link where there is an address; without one its content alone. */
export const MaybeLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : children;
