/** Documents in the format before 0.2.0 (`old`), and their values after migration (`now`). */
export const oldDocuments: { what: string; old: unknown; now: unknown }[] = [
  {
    what: 'a page',
    old: {
      title: 'Stone sealing',
      sections: [
        { type: 'hero', heading: 'Stone sealing', tagline: 'A sealer: thin and clear.' },
        {
          type: 'feature-list',
          heading: 'Stone we seal',
          items: [
            { name: 'Marble', description: 'Thirsty when it is honed.\n\nLess when it is polished.\n' },
            { description: 'Two thin coats, "a day" apart', name: 'Slate' },
            { name: 'Limestone' },
          ],
        },
        { type: 'client-grid', heading: 'Clients', clients: [{ name: 'Marble', image: 'marble.svg' }] },
        {
          type: 'image-tiles',
          heading: 'More',
          tiles: [
            { name: 'Pavers', image: { src: 'a.jpg', alt: 'Pavers' }, href: '/pavers' },
            { image: { src: 'b.jpg', alt: 'Slate' }, href: '/slate', name: 'Slate' },
          ],
        },
      ],
    },
    now: {
      title: 'Stone sealing',
      sections: [
        { type: 'hero', heading: 'Stone sealing', tagline: 'A sealer: thin and clear.' },
        {
          type: 'feature-list',
          heading: 'Stone we seal',
          items: [
            { title: 'Marble', description: 'Thirsty when it is honed.\n\nLess when it is polished.\n' },
            { description: 'Two thin coats, "a day" apart', title: 'Slate' },
            { title: 'Limestone' },
          ],
        },
        { type: 'client-grid', heading: 'Clients', clients: [{ name: 'Marble', image: 'marble.svg' }] },
        {
          type: 'image-tiles',
          heading: 'More',
          tiles: [
            { title: 'Pavers', image: { src: 'a.jpg', alt: 'Pavers' }, href: '/pavers' },
            { image: { src: 'b.jpg', alt: 'Slate' }, href: '/slate', title: 'Slate' },
          ],
        },
      ],
    },
  },
  {
    what: 'a shared section with adjacent fields',
    old: {
      type: 'estimate-form',
      project: {
        name: 'Project',
        message: 'Describe it',
        images: 'Choose photos: as many as you like',
        selected: '{count} file(s) selected\n\nThank you\n',
        imagesNote: 'Photos are not sent # yet',
      },
      next: 'Next',
    },
    now: {
      type: 'estimate-form',
      project: {
        name: 'Project',
        message: 'Describe it',
        photos: {
          button: 'Choose photos: as many as you like',
          selected: '{count} file(s) selected\n\nThank you\n',
          note: 'Photos are not sent # yet',
        },
      },
      next: 'Next',
    },
  },
  {
    what: 'a shared section with separated fields in another order',
    old: {
      project: {
        imagesNote: 'Not sent yet',
        name: 'Project',
        images: 'Choose photos\n\nor none\n',
        message: 'Describe it',
        selected: '{count} selected',
      },
      type: 'estimate-form',
    },
    now: {
      project: {
        photos: {
          note: 'Not sent yet',
          button: 'Choose photos\n\nor none\n',
          selected: '{count} selected',
        },
        name: 'Project',
        message: 'Describe it',
      },
      type: 'estimate-form',
    },
  },
];
