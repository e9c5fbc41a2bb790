import type { FileMistake } from '../mistake.ts';

const utf16 = (text: string, mark: boolean): Uint8Array =>
  Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
const bigEndian = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const aPage = 'about.yaml';

const saved = (
  name: string,
  encode: (text: string) => Uint8Array,
  at = `${aPage}:1`,
  says = 'UTF-8',
): FileMistake => {
  let text = '';
  return {
    name,
    make: (site) => {
      text = site.text(aPage);
      site.write(aPage, encode(text));
    },
    at,
    says,
    follow: (site) => site.write(aPage, text),
  };
};

const renamed = (wrong: string, right: string): FileMistake => ({
  name: `the file name ${wrong}`,
  make: (site) => {
    site.write(wrong, site.text(right));
    site.remove(right);
  },
  at: `${wrong}:1`,
  says: `Rename it to ${right}`,
  follow: (site) => {
    site.write(right, site.text(wrong));
    site.remove(wrong);
  },
});

const copied = (copy: string): FileMistake => ({
  name: `a copy of a page: ${copy}`,
  make: (site) => site.write(copy, site.text(aPage)),
  at: `${copy}:1`,
  says: 'move it out of this folder',
  follow: (site) => site.remove(copy),
});

const stray = (file: string, says: string): FileMistake => ({
  name: `${file} in pages/`,
  make: (site) => site.write(file, Buffer.from([0x50, 0x4b, 3, 4, 0, 0])),
  at: `${file}:1`,
  says,
  follow: (site) => site.remove(file),
});

/** Mistakes with whole files, as they were found with editors. */
export const listedFiles: FileMistake[] = [
  saved('UTF-16 with a mark', (text) => utf16(text, true)),
  saved('UTF-16 without a mark', (text) => utf16(text, false)),
  saved('UTF-16 of the other order', bigEndian),
  saved(
    'Windows-1252',
    (text) => Buffer.from(text.replace('medallion of', 'm\u00e9dallion of'), 'latin1'),
    `${aPage}:11`,
  ),
  {
    name: 'an HTML file',
    make: (site) =>
      site.write(
        'about.yaml',
        '<!DOCTYPE html>\n<html lang="en">\n<head><title>About: us</title></head>\n<body>\n<h1>About</h1>\n</body>\n</html>\n',
      ),
    at: 'about.yaml:1',
    says: 'title:',
    isRewritten: true,
    follow: (site) =>
      site.write(
        'about.yaml',
        'title: About the Tile Setters of {city}\ndescription: A shop of six in {city} since {since}, and what we charge for our work.\nsections:\n  - type: hero\n    heading: Six people, one shop\n    tagline: In {city}.\n    actions: [{ label: Free Estimate, href: /contact }]\n',
      ),
  },
  renamed('About.yaml', 'about.yaml'),
  renamed('tile repair.yaml', 'tile-repair.yaml'),
  renamed('Tile_Repair.yml', 'tile-repair.yaml'),
  ...[
    'about copy.yaml',
    'about (1).yaml',
    'about - Copy.yaml',
    'Copy of about.yaml',
    'about copy 2.yaml',
  ].map(copied),
  {
    name: 'a picture whose name was typed on a Mac',
    make: (site) => {
      site.write('media/entr\u00e9e.svg', site.text('media/hall.svg'));
      site.edit('about.yaml', 'src: medallion.svg', 'src: entre\u0301e.svg');
    },
    at: '',
    says: '',
    follow: (site) => site.edit('about.yaml', 'src: entre\u0301e.svg', 'src: medallion.svg'),
  },
  {
    name: 'UTF-8 with a mark',
    make: (site) => site.write(aPage, `\ufeff${site.text(aPage)}`),
    at: '',
    says: '',
    follow: () => undefined,
  },
  {
    name: 'a page that is a text file',
    make: (site) => site.write('warranty.yaml.txt', site.text(aPage)),
    at: 'warranty.yaml.txt:1',
    says: 'Rename it to warranty.yaml',
    follow: (site) => site.remove('warranty.yaml.txt'),
  },
  stray('Price list.docx', 'Move it'),
  stray('notes.rtf', 'Move it'),
  stray('notes.odt', 'Move it'),
  stray('notes.pages', 'Move it'),
  {
    name: 'what the system leaves behind',
    make: (site) => site.write('.DS_Store', Buffer.from([0, 0, 0, 1])),
    at: '',
    says: '',
    follow: (site) => site.remove('.DS_Store'),
  },
];
