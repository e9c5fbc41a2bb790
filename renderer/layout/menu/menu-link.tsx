import type { Link } from '../../../schema/fields.ts';
import { usePage } from '../../context.tsx';

/** A link of the menus that says when it leads to the page that is shown. */
export const MenuLink = ({ link }: { link: Link }) => {
  const { route } = usePage().page;
  return (
    <a href={link.href} aria-current={link.href === route ? 'page' : undefined}>
      {link.label}
    </a>
  );
};

/** The links of a category, one under the other. */
export const MenuLinks = ({ links }: { links: Link[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <MenuLink link={link} />
      </li>
    ))}
  </ul>
);
