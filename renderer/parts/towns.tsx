import { useSite } from '../context.tsx';

/** The towns that the business serves, separated by commas: first those with a page, as links. */
export const Towns = () => {
  const towns = useSite().towns ?? [];
  const links = towns.filter(({ href }) => href);
  // A single string, because React puts a comment between adjacent texts.
  const others = towns.map(({ name, href }) => (href ? '' : `, ${name}`)).join('');
  return (
    <>
      {links.map(({ name, href }, index) => [
        index > 0 && ', ',
        <a key={name} href={href}>
          {name}
        </a>,
      ])}
      {links.length > 0 ? others : others.slice(2)}
    </>
  );
};
