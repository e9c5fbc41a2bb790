import { listed } from '../words.ts';
import { disguises } from './causes/disguises.ts';
import { edited, page, type Entries, type SpoiledSite } from './entry.ts';

type Image = { image: string };
type Alt = { alt: string };

const describe = 'Describe what the image shows, for those who do not see it, or write "decorative".';
const saysNothing = ({ alt }: Alt): string => `"${alt}" does not say what the image shows`;

/** One pixel of a GIF picture, which says that it is 1,280 pixels wide. */
const photograph = 'GIF89a\0\u0005\0\u0005\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';

/** Pages of these names, each of which shows the same photograph and one of its own. */
const pagesWithChair = (site: SpoiledSite, names: readonly string[]): void => {
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

/** Images that cannot be shown, and their alternative texts. */
export const pictureCodes = {
  'missing-picture': {
    severity: 'error',
    causes: {
      name: {
        message: ({ image }: Image) => `there is no image "${image}" in media`,
        fix: ({ suggestion, isPath }: { suggestion?: string | undefined; isPath: boolean }) => {
          if (suggestion === undefined)
            return 'Put the file into the folder, or write the name of one that is there.';
          return isPath ? `Write ${suggestion} alone.` : `Did you mean "${suggestion}"?`;
        },
      },
      folder: {
        message: ({ image }: Image) => `"${image}" is a folder and no image`,
        fix: ({ inside }: { inside: string }) => `Write the name of an image in it, such as ${inside}.`,
      },
    },
    meaning: 'There is no image of that name in `media`.',
    example: edited(
      'home.yaml',
      'src: tooth.svg',
      'src: toth.svg',
      `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no image "toth.svg" in media. Did you mean "tooth.svg"?`,
    ),
  },
  'picture-unreadable': {
    severity: 'error',
    message: ({ image, fault }: Image & { fault: { message: string } }) => `"${image}" ${fault.message}`,
    fix: ({ fault }: { fault: { fix: string } }) => fault.fix,
    meaning: 'The file is no image, not complete, or cannot be shown.',
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
    causes: {
      host: {
        message: ({ host, image }: Image & { host?: string | undefined }) =>
          `images of ${host ?? image} are not allowed`,
        fix: ({ host = 'the host' }: { host?: string | undefined }) =>
          `Add ${host} to imageHosts in _site.yaml, or put the file into media.`,
      },
      ...disguises,
    },
    meaning: 'Images of that web site are not allowed.',
    example: edited(
      'home.yaml',
      'src: tooth.svg',
      'src: https://images.example.com/tooth.svg',
      `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: images of images.example.com are not allowed. Add images.example.com to imageHosts in _site.yaml, or put the file into media.`,
    ),
  },
  'alt-file-name': {
    severity: 'error',
    message: ({ alt }: Alt) => `"${alt}" is the name of the file`,
    fix: describe,
    meaning: 'The text for those who do not see the image is only its file name.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth',
      'alt: tooth.svg',
      `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "tooth.svg" is the name of the file. Describe what the image shows, for those who do not see it, or write "decorative".`,
    ),
  },
  'alt-empty-words': {
    severity: 'warning',
    causes: {
      empty: { message: saysNothing, fix: describe },
      decorative: { message: saysNothing, fix: 'Did you mean alt: decorative?' },
    },
    meaning: 'The text for those who do not see the image does not say what it shows.',
    example: edited(
      'home.yaml',
      'alt: Drawing of a healthy tooth',
      'alt: Photo',
      `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "Photo" does not say what the image shows. Describe what the image shows, for those who do not see it, or write "decorative".`,
    ),
  },
  'picture-twice': {
    severity: 'warning',
    message: ({ image }: Image) => `"${image}" is on this page already`,
    fix: 'Show another image in one of the two places.',
    meaning: 'A photograph is on one page twice.',
    example: {
      spoil: (site) => {
        pagesWithChair(site, ['Crowns']);
        site.edit('crowns.yaml', 'Crowns.gif', 'chair.gif');
      },
      says: `pages/crowns.yaml:7:76  the third section, prose 'Crowns 1', image.src: "chair.gif" is on this page already. Show another image in one of the two places.`,
    },
  },
  'picture-often': {
    severity: 'warning',
    message: ({ image, routes }: Image & { routes: readonly string[] }) =>
      `"${image}" is on ${listed(routes)} already`,
    fix: 'Show an image here that says more about this page.',
    meaning: 'A photograph is on more than three pages; galleries, tiles and slides are not counted.',
    example: {
      spoil: (site) => pagesWithChair(site, ['Crowns', 'Gums', 'Implants', 'Whitening']),
      says: `pages/whitening.yaml:6:79  the second section, prose 'Whitening 0', image.src: "chair.gif" is on /crowns, /gums, /implants already. Show an image here that says more about this page.`,
    },
  },
  'picture-borrowed': {
    severity: 'warning',
    message: 'every image of this page is on another page too',
    fix: 'Add an image of what only this page is about.',
    meaning:
      'Every photograph of the page is on another page too; galleries, tiles and slides are not counted.',
    example: {
      spoil: (site) => {
        pagesWithChair(site, ['Crowns', 'Gums']);
        site.edit('gums.yaml', ', image: { src: Gums.gif, alt: The Gums in our practice }', '');
      },
      says: `pages/gums.yaml:6:74  the second section, prose 'Gums 0', image.src: every image of this page is on another page too. Add an image of what only this page is about.`,
    },
  },
} satisfies Entries;
