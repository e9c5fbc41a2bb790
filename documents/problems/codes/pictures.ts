import { edited, page, legacy, type Entries, type SpoiledSite } from './entry.ts';

/** One pixel of a GIF picture, which says that it is 1,280 pixels wide. */
const photograph = 'GIF89a\0\u0005\0\u0005\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';

/** Pages of these names, each of which shows the same photograph and one of its own. */
const pagesWithChair = (site: SpoiledSite, names: string[]): void => {
  site.write('media/chair.gif', photograph);
  for (const name of names) {
    site.write(`media/${name}.gif`, photograph);
    const pictures = ['chair', name].map(
      (file) => `image: { src: ${file}.gif, alt: The ${file} in our practice }`,
    );
    const sections = pictures.map(
      (image, index) => `  - { type: prose, heading: ${name} ${index}, text: Gently treated., ${image} }\n`,
    );
    site.write(`${name.toLowerCase()}.yaml`, page(name, 'noindex: true\n') + sections.join(''));
  }
};

/** Pictures that cannot be shown, and their words. */
export const pictureCodes = {
  'missing-picture': {
    severity: 'error',
    ...legacy,
    meaning: 'There is no picture of that name in `media`.',
    example: edited(
      'home.yaml',
      'src: tooth.svg',
      'src: toth.svg',
      `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no picture "toth.svg" in media. Did you mean "tooth.svg"?`,
    ),
  },
  'picture-unreadable': {
    severity: 'error',
    ...legacy,
    meaning: 'The file is no picture, not whole, or not fit to be shown.',
    example: {
      spoil: (site) => {
        site.write('media/IMG_2041.HEIC', 'a picture of a telephone');
        site.edit('home.yaml', 'src: tooth.svg', 'src: IMG_2041.HEIC');
      },
      says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "IMG_2041.HEIC" cannot be read as a picture. Save it as JPEG, PNG, WebP or SVG.`,
    },
  },
  'picture-host': {
    severity: 'error',
    ...legacy,
    meaning: 'Pictures of that web site are not allowed.',
    example: edited(
      'home.yaml',
      'src: tooth.svg',
      'src: https://images.example.com/tooth.svg',
      `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: pictures of images.example.com are not allowed. Add images.example.com to imageHosts in _site.yaml, or put the file into media.`,
    ),
  },
  'alt-file-name': {
    severity: 'error',
    ...legacy,
    meaning: 'The words for those who do not see the picture are only its file name.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth',
      'alt: tooth.svg',
      `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "tooth.svg" is the name of the file. Say what the picture shows, for those who do not see it, or write "decorative".`,
    ),
  },
  'alt-empty-words': {
    severity: 'warning',
    ...legacy,
    meaning: 'The words for those who do not see the picture do not say what it shows.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth',
      'alt: Photo',
      `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "Photo" does not say what the picture shows. Say what the picture shows, for those who do not see it, or write "decorative".`,
    ),
  },
  'picture-twice': {
    severity: 'warning',
    ...legacy,
    meaning: 'A photograph stands twice on one page.',
    example: {
      spoil: (site) => {
        pagesWithChair(site, ['Crowns']);
        site.edit('crowns.yaml', 'Crowns.gif', 'chair.gif');
      },
      says: `pages/crowns.yaml:7:76  the third section, prose 'Crowns 1', image.src: "chair.gif" is on this page already. Show another picture in one of the two places.`,
    },
  },
  'picture-often': {
    severity: 'warning',
    ...legacy,
    meaning: 'A photograph stands on more than three pages; galleries, tiles and slides are not counted.',
    example: {
      spoil: (site) => pagesWithChair(site, ['Crowns', 'Gums', 'Implants', 'Whitening']),
      says: `pages/whitening.yaml:6:79  the second section, prose 'Whitening 0', image.src: "chair.gif" is on /crowns, /gums, /implants already. Show a picture here that says more of this page.`,
    },
  },
  'picture-borrowed': {
    severity: 'warning',
    ...legacy,
    meaning:
      'Every photograph of the page stands on another page too; galleries, tiles and slides are not counted.',
    example: {
      spoil: (site) => {
        pagesWithChair(site, ['Crowns', 'Gums']);
        site.edit('gums.yaml', ', image: { src: Gums.gif, alt: The Gums in our practice }', '');
      },
      says: `pages/gums.yaml:6:74  the second section, prose 'Gums 0', image.src: every picture of this page stands on another one too. Add one of what this page alone is about.`,
    },
  },
} satisfies Entries;
