import type { Link } from '../../../schema/fields.ts';
import { usePage } from '../../context.tsx';

/** A menu link, with `aria-current` if it links to the current page. */
export const MenuLink = ({ link }: { link: Link }) => {
  const { route } = usePage().page;
  return (
    <a href={link.href} aria-current={link.href === route ? 'page' : undefined}>
      {link.label}
    </a>
  );
};

/** The links of a category, one below the other. */
export const MenuLinks = ({ links }: { links: Link[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <MenuLink link={link} />
      </li>
    ))}
  </ul>
);
