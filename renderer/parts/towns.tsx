import { useSite } from '../context.tsx';

/** The towns that the business serves, separated by commas; those with a page are links. */
export const Towns = () =>
  useSite().towns?.map(({ name, href }, index) => {
    const link = href && (
      <a key={name} href={href}>
        {name}
      </a>
    );
    if (index === 0) return link ?? name;
    return link ? [', ', link] : `, ${name}`;
  });
