import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '../context.tsx';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { Actions } from './actions.tsx';

const action = { label: 'Free Estimate', href: '/free-estimate' };
const site = { ...exampleSite, header: { ...exampleSite.header, action } };

it.each([
  ['/free-estimate', 'action'],
  ['/free-estimate#form', 'action'],
  ['/free-estimates', 'text'],
  ['/contact', 'text'],
  ['tel:+17145550142', 'outlined'],
  ['mailto:hello@tidewater.example', 'outlined'],
  ['https://www.example.com/free-estimate', 'text'],
])('the second button, which links to %s, has the look %s', (href, look) => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={siteTheme(site.brand)}>
      <SiteProvider value={site}>
        <Actions
          actions={[
            { label: 'First', href: '/services' },
            { label: 'Second', href },
          ]}
        />
      </SiteProvider>
    </ThemeProvider>,
  );
  expect([...html.matchAll(/data-look="(\w+)"/g)].map(([, name]) => name)).toEqual(['outlined', look]);
});
