import { usePage, useSite } from '../context.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Nav = styledByTheme('nav', (theme) => ({
  ...theme.typography.caption,
  paddingBlock: theme.spacing(1),
  paddingInline: theme.layout.margin,
  color: theme.tone.soft,
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& li + li::before': { content: '"/" / ""', marginInline: theme.spacing(1), color: theme.tone.accent },
  '& a': { display: 'inline-block', paddingBlock: 4 },
  '& [aria-current]': { color: theme.tone.ink },
}));

/** The breadcrumbs from the home page to the current page; none on the home page. */
export const Breadcrumbs = () => {
  const { trail } = usePage();
  const label = useSite().trail;
  if (trail.length < 2) return null;
  return (
    <Nav aria-label={label}>
      <ol>
        {trail.map((step, index) => (
          <li key={step.href}>
            {index < trail.length - 1 ? (
              <a href={step.href}>{step.label}</a>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
};
