import type { FileMistake, Files } from '../mistake.ts';

const aPage = 'about.yaml';

const renamed = (wrong: string, right: string, says = `Rename it to ${right}`): FileMistake => ({
  name: `${right} saved as ${wrong}`,
  make: (site) => {
    site.write(wrong, site.text(right));
    site.remove(right);
  },
  at: `${wrong}:1`,
  says,
  follow: (site) => {
    site.write(right, site.text(wrong));
    site.remove(wrong);
  },
});

const copied = (copy: string, of = aPage, says = 'move it out of this folder'): FileMistake => ({
  name: `${copy} beside ${of}`,
  make: (site) => site.write(copy, site.text(of)),
  at: `${copy}:1`,
  says,
  follow: (site) => site.remove(copy),
});

const holding = (name: string, text: string | Uint8Array, says: string, at = `${aPage}:1`): FileMistake => {
  let before = '';
  return {
    name,
    make: (site) => {
      before = site.text(aPage);
      site.write(aPage, text);
    },
    at,
    says,
    follow: (site) => site.write(aPage, before),
  };
};

const changed = (
  name: string,
  change: (text: string) => string | Uint8Array,
  at: string,
  says: string,
): FileMistake => {
  let before = '';
  return {
    name,
    make: (site: Files) => {
      before = site.text(aPage);
      site.write(aPage, change(before));
    },
    at,
    says,
    follow: (site: Files) => site.write(aPage, before),
  };
};

/** Files with strange names and strange contents. */
export const fileMistakes: FileMistake[] = [
  renamed('Tile-Repair.yaml', 'tile-repair.yaml'),
  renamed('TILE-REPAIR.YAML', 'tile-repair.yaml'),
  renamed('tile_repair.yaml', 'tile-repair.yaml'),
  renamed('tile repair .yaml', 'tile-repair.yaml'),
  renamed('tile-repair-.yaml', 'tile-repair.yaml'),
  renamed('tile–repair.yaml', 'tile-repair.yaml'),
  renamed('tile-repair.yaml.txt', 'tile-repair.yaml'),
  renamed('tile-repair.yaml.yaml', 'tile-repair.yaml'),
  renamed('tile-repair.txt', 'tile-repair.yaml'),
  renamed('tile-repair.yaml~', 'tile-repair.yaml'),
  renamed('media/tile-repair.yaml', 'tile-repair.yaml', 'Move it'),
  renamed('_shared/tile-repair.yaml', 'tile-repair.yaml', 'Move it'),
  renamed('estimate-band.yaml', '_shared/estimate-band.yaml', 'Move it'),
  renamed('site.yaml', '_site.yaml'),
  renamed('_Site.yaml', '_site.yaml'),
  renamed('_site.yaml.txt', '_site.yaml'),
  renamed('_shared/Estimate Band.yaml', '_shared/estimate-band.yaml'),
  renamed('Home.yaml', 'home.yaml'),
  renamed('404.yaml', 'not-found.yaml', 'not-found.yaml'),
  copied('about copy.yml'),
  copied('about - Kopie.yaml'),
  copied('about (2).yaml'),
  copied('about_copy.yaml'),
  copied('about-copy.yaml'),
  copied('about.bak.yaml'),
  copied('about old.yaml'),
  copied('about.yaml.bak', aPage, 'Move it out of this folder'),
  copied('_site copy.yaml', '_site.yaml', 'Move it out of this folder'),
  copied('_shared/estimate-band copy.yaml', '_shared/estimate-band.yaml'),
  copied('about-2.yaml'),
  holding('an empty page', '', 'Write its fields'),
  holding('a page with nothing but notes', '# about\n# to be written\n', 'Write its fields'),
  holding('a page with nothing but spaces', '  \n\n   \n', 'Write its fields'),
  holding('a page of plain words', 'About us\n\nWe are six people.\n', 'title:'),
  holding('a page that is a list', '- type: hero\n  heading: Six people\n  tagline: One shop.\n', 'title:'),
  holding(
    'a page that is one section',
    'type: hero\nheading: Six people, one shop\ntagline: In {city}.\n',
    'sections:',
  ),
  holding('a Word file under the name of a page', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'text'),
  holding('a picture under the name of a page', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'text'),
  holding('a PDF under the name of a page', '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n', 'text'),
  holding('RTF under the name of a page', '{\\rtf1\\ansi About us\\par}', 'text'),
  holding(
    'Markdown under the name of a page',
    '# About us\n\nWe are **six** people.\n\n- one\n- two\n',
    'title:',
  ),
  {
    name: 'the name of a picture without its accents',
    make: (site) => {
      site.write('media/entr\u00e9e.svg', site.text('media/hall.svg'));
      site.edit('about.yaml', 'src: medallion.svg', 'src: entree.svg');
    },
    at: 'about.yaml:11',
    says: 'entr\u00e9e.svg',
    follow: (site) => site.edit('about.yaml', 'src: entree.svg', 'src: medallion.svg'),
  },
  changed('the ends of lines of old Macs', (text) => text.replaceAll('\n', '\r'), '', ''),
  changed(
    'a page cut off in the middle',
    (text) => text.slice(0, text.indexOf('we charge and')),
    `${aPage}:1`,
    'sections: [{',
  ),
  changed(
    'Windows-1252 with smart quotes',
    (text) =>
      Buffer.from(
        text
          .replaceAll('\u00e9', 'e')
          .replace('One shop', 'one shop')
          .replace('Ask for Maria', '\u0093Ask\u0094 for Maria'),
        'latin1',
      ),
    `${aPage}:32`,
    'UTF-8',
  ),
  changed(
    'bytes that are nothing',
    (text) =>
      Buffer.concat([Buffer.from(text.slice(0, 10)), Buffer.from([0, 0, 0]), Buffer.from(text.slice(10))]),
    `${aPage}:1`,
    'Delete the characters',
  ),
];
