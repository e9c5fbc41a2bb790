import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { replaceWords } from './replace-words.ts';

const site = `facts:\n  phone: (619) 555-0100\n`;
const home = `title: Floors # floors
sections:
  - type: prose
    heading: "Floors and more floors"
    body: >-
      We lay **floors**. See [all floors](/floors),
      and call {floors}.
  - { type: callout, text: 'No such thing' }
`;

test('words are replaced where a visitor reads them, and nowhere else', async () => {
  const folder = await editableSite(
    new Map([
      ['_site.yaml', site],
      ['home.yaml', home],
    ]),
    'pages/',
  );
  const { changes, count } = replaceWords(folder, 'floors', 'stairs');
  expect(count).toBe(3);
  expect([...changes.keys()]).toEqual(['pages/home.yaml']);
  expect(changes.get('pages/home.yaml')).toBe(`title: Floors # floors
sections:
  - type: prose
    heading: "Floors and more stairs"
    body: >-
      We lay **stairs**. See [all stairs](/floors),
      and call {floors}.
  - { type: callout, text: 'No such thing' }
`);
});

test('of words that nobody says, or of none, nothing changes', async () => {
  const folder = await editableSite(
    new Map([
      ['_site.yaml', site],
      ['home.yaml', home],
    ]),
  );
  for (const wanted of ['walls', '', '  '])
    expect(replaceWords(folder, wanted, 'x')).toEqual({ changes: new Map(), count: 0 });
});
