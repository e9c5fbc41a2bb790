/** @param title name of the field with the title of an entry: `name` before version 0.2.0 */
const createPage = (title: 'name' | 'title') => ({
  title: 'Stone sealing',
  sections: [
    { type: 'hero', heading: 'Stone sealing', tagline: 'A sealer: thin and clear.' },
    {
      type: 'feature-list',
      heading: 'Stone we seal',
      items: [
        { [title]: 'Marble', description: 'Thirsty when it is honed.\n\nLess when it is polished.\n' },
        { description: 'Two thin coats, "a day" apart', [title]: 'Slate' },
        { [title]: 'Limestone' },
      ],
    },
    { type: 'client-grid', heading: 'Clients', clients: [{ name: 'Marble', image: 'marble.svg' }] },
    {
      type: 'image-tiles',
      heading: 'More',
      tiles: [
        { [title]: 'Pavers', image: { src: 'a.jpg', alt: 'Pavers' }, href: '/pavers' },
        { image: { src: 'b.jpg', alt: 'Slate' }, href: '/slate', [title]: 'Slate' },
      ],
    },
  ],
});
const createSharedSection = (title: 'name' | 'title') => ({
  items: [{ [title]: 'Wine' }],
  heading: 'What hurts',
  type: 'feature-list',
});

/** Documents in the format before 0.2.0 (`old`), and their values after migration (`now`). */
export const oldDocuments: { what: string; old: unknown; now: unknown }[] = [
  { what: 'a page', old: createPage('name'), now: createPage('title') },
  { what: 'a shared section', old: createSharedSection('name'), now: createSharedSection('title') },
];
