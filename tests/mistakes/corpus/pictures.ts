import { slips, type Slip } from '../mistake.ts';

const src = (written: string, says = 'hall.svg'): Slip => ({
  name: `the picture ${written}`,
  file: 'home.yaml',
  from: '      src: hall.svg',
  to: `      src: ▸${written}`,
  says,
});

/** Names of pictures, and the words for those who do not see them. */
export const pictureMistakes: Slip[] = [
  src('media/hall.svg'),
  src('/media/hall.svg'),
  src('pages/media/hall.svg'),
  src('./media/hall.svg'),
  src('/hall.svg'),
  src('Hall.svg'),
  src('hall.SVG'),
  src('hall'),
  src('hall.jpg'),
  src('hal.svg'),
  src('hall .svg'),
  src('hall.svg.svg'),
  src('hall,svg'),
  src('"hall.svg "'),
  src("'C:\\Users\\me\\Desktop\\hall.svg'"),
  src('https://www.marrow.test/media/hall.svg'),
  src('http://images.example.com/hall.svg'),
  src('IMG_2041.HEIC', 'Put the file into'),
  { ...src('kitchen_floor.svg', 'kitchen-floor.svg') },
  { ...src('Kitchen Floor.svg', 'kitchen-floor.svg'), followed: '      src: kitchen-floor.svg' },
  { ...src('kitchen%20floor.svg', 'kitchen-floor.svg'), followed: '      src: kitchen-floor.svg' },
  { ...src('shower.jpeg', 'shower.jpg'), followed: '      src: shower.jpg' },
  { ...src('shower.JPG', 'shower.jpg'), followed: '      src: shower.jpg' },
  ...[
    'decoratve',
    'Decorativ',
    'none',
    'n/a',
    '-',
    'hall',
    'alt text',
    'image of',
    'pic',
    'logo.png',
    'Untitled',
  ].map((alt): Slip => ({
    name: `the alternative text ${alt}`,
    file: 'stone-sealing.yaml',
    from: 'alt: Hall with a floor of grey tiles',
    to: `alt: ▸"${alt}"`,
    says: 'decorative',
  })),
  // oxfmt-ignore
  ...slips([
    ['a picture of Markdown', 'tile-repair.yaml', 'in a full bed. See', 'in a full bed. ▸![a tile](hall.svg) See', 'image'],
    ['a picture of HTML', 'tile-repair.yaml', 'in a full bed. See', 'in a full bed. ▸<img src="hall.svg"> See', 'image'],
    ['only the words of a picture', 'home.yaml', '      src: hall.svg\n', '', 'src: '],
    ['the words of the picture twice, one in the wrong place', 'home.yaml', '      alt: Hall with a floor of grey tiles', '      alt: Hall with a floor of grey tiles\n    ▸alt: Hall', 'into a comment', '      alt: Hall with a floor of grey tiles\n    # alt: Hall'],
  ]),
];
