import { memo, useSyncExternalStore } from 'react';
import { useSite } from '../../context.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandLink } from '../brand.tsx';
import { narrowScreens, phone, wideScreens } from '../../theme/layout.ts';
import { styledByTheme } from '../../parts/styles.ts';
import { Towns } from '../../parts/towns.tsx';

const subscribeToNothing = () => () => {};
const currentYear = () => new Date().getFullYear();

/** Returns the current year on the server and the year in the HTML during hydration, so that both match. */
const builtYear = () =>
  typeof document === 'undefined'
    ? currentYear()
    : Number(document.querySelector('[data-year]')?.textContent) || currentYear();

/** The current year: the year of the build in the HTML, the visitor's year after hydration. */
const Year = () => (
  <span data-year="">{useSyncExternalStore(subscribeToNothing, currentYear, builtYear)}</span>
);

const Ground = styledByTheme('footer', (theme) => ({
  ...theme.typography.body2,
  backgroundColor: theme.palette.background.deep,
  color: theme.tone.soft,
  paddingInline: theme.layout.margin,
  paddingTop: theme.layout.stack,
  paddingBottom: 'var(--bottom-bar, 0px)',
  '& :not(p) > a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& li > *': { display: 'inline-block', paddingBlock: 4 },
  '& h2': { ...theme.typography.h3, color: theme.tone.ink, marginBottom: theme.spacing(1.5) },
  '& [data-columns]': {
    display: 'grid',
    gap: theme.layout.stack,
    gridTemplateColumns: 'repeat(3, 1fr)',
    [phone(theme)]: { gridTemplateColumns: theme.layout.pair },
    [wideScreens(theme)]: { gridTemplateColumns: '1.6fr', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
  '& [data-columns] > div:first-of-type': { [narrowScreens(theme)]: { gridColumn: '1 / -1' } },
  '& [data-columns] > div:last-of-type': { [phone(theme)]: { gridColumn: '1 / -1' } },
  '& [data-columns] p': { marginTop: theme.spacing(2), maxWidth: '24em' },
  '& [data-last]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    marginTop: theme.layout.stack,
    paddingBlock: theme.spacing(2.5),
    borderTop: `1px solid ${theme.tone.rule}`,
  },
  '& [data-last] > *': { paddingBlock: 4 },
  '& [data-last] p': { marginInlineEnd: 'auto' },
}));

/** The bottom of every page. It is the same on all pages, so it can be rendered once. */
export const Footer = memo(() => {
  const { footer } = useSite();
  return (
    <Ground data-tone="dark">
      <div data-columns="">
        <div>
          <BrandLink />
          <p>{footer.tagline}</p>
          {footer.towns && (
            <p>
              {`${footer.towns} `}
              <Towns />
            </p>
          )}
        </div>
        {footer.columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{footer.contact.heading}</h2>
          <ul>
            {footer.contact.lines.map(({ text, href }) => (
              <li key={text}>{href ? <a href={href}>{text}</a> : <span>{text}</span>}</li>
            ))}
          </ul>
        </div>
      </div>
      <div data-last="">
        <p>
          © <Year /> {footer.copyright}
        </p>
        {footer.links?.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
      <BottomBar />
    </Ground>
  );
});
