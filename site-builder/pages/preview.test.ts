import { expect, test } from 'vitest';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { createPreviewPages } from './published-site.ts';

test('only the response page of a plain form post changes and says that nothing was sent', () => {
  const [home, notSent] = [examplePage('/').page, examplePage('/not-sent').page];
  const [same, said] = createPreviewPages(exampleSite, [home, notSent]);
  expect(same).toBe(home);
  expect(said).toEqual({
    ...notSent,
    title: 'This is a preview: nothing was sent',
    description: 'On the site this form reaches us.',
    sections: [
      {
        type: 'hero',
        heading: 'This is a preview: nothing was sent',
        tagline: 'On the site this form reaches us.',
      },
    ],
  });
});
