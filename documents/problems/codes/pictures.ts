import { edited, type Entries } from './entry.ts';

/** Pictures that cannot be shown, and their words. */
export const pictureCodes = {
  'missing-picture': {
    severity: 'error',
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
    meaning: 'The words for those who do not see the picture do not say what it shows.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth',
      'alt: Photo',
      `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "Photo" does not say what the picture shows. Say what the picture shows, for those who do not see it, or write "decorative".`,
    ),
  },
} satisfies Entries;
