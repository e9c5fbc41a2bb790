import { slips, type Slip } from '../mistake.ts';

const steps = '        description: We tap every tile and mark the hollow ones.\n        duration: 1 hour\n';
const service =
  '        description: One tile or a whole bath.\n        href: /tile-repair\n        image: { src: kitchen-floor.svg, alt: Kitchen floor with one cracked tile }\n';
const dust =
  '          and a week before heavy furniture.\n      - question: Is there dust?\n        answer: Little. The grinder has a vacuum on it.\n';
const text =
  '      We lift the tile, grind the old bed away and set a **new one** in a full bed. See [what it costs](#prices).\n';
const description =
  'description: Cracked and hollow tiles replaced one by one, with grout that matches, in a day.\nname: Tile repair\n';
const slate =
  '      - title: Slate\n        description: Two thin coats, a day apart.\n      - title: Limestone\n        description: The thirstiest of all.\n';
const items = `    intro: Every stone drinks at its own pace.\n    items:\n      - title: Marble\n        description: Thirsty when it is honed, less when it is polished.\n${slate}    image:\n      src: hall.svg\n      alt: Hall with a floor of grey tiles\n`;

const indented = (lines: string, by = 2): string => lines.replace(/^(?=.)/gm, ' '.repeat(by));

const [describe, duration] = [
  '        description: >-\n          We tap every tile and mark the hollow ones.\n',
  'duration: 1 hour\n',
];
const [bath, href] = [
  '        description: |\n          One tile or a whole bath.\n',
  '        href: /tile-repair\n        image: { src: kitchen-floor.svg, alt: Kitchen floor with one cracked tile }\n',
];
const [furniture = '', ...entry] = dust.split(/(?<=\n)/);
const [, ...list] = items.split(/(?<=\n)/);
const intro = '    intro: |\n      Every stone drinks at its own pace.\n';

/** Fields that begin too far to the right below a text under `|` or `>`, which makes words of them. */
// oxfmt-ignore
export const blockTextMistakes: Slip[] = slips([
  ['a picture swallowed by the text above it', 'tile-repair.yaml', '\n    image: {', '\n      ▸image: {', 'Begin it with 4 spaces'],
  ['a picture swallowed with one space too many', 'tile-repair.yaml', '\n    image: {', '\n       ▸image: {', 'Begin it with 4 spaces'],
  ['a duration swallowed by the text above it', 'tile-repair.yaml', steps, `${describe}          ▸${duration}`, 'Begin it with 8 spaces.', `${describe}        ${duration}`, ['We tap every tile and mark the hollow ones.', '1 hour']],
  ['a duration swallowed behind an empty line', 'tile-repair.yaml', steps, `${describe}\n          ▸${duration}`, 'Begin it with 8 spaces.', `${describe}\n        ${duration}`, ['1 hour']],
  ['two fields swallowed by the text above them', 'services.yaml', service, `${bath}▸${indented(href)}`, 'Begin it with 8 spaces, and move the lines below', bath + href, ['/tile-repair']],
  ['a list swallowed by the text above it', 'stone-sealing.yaml', items, `${intro}▸${indented(list.join(''))}`, 'Begin it with 4 spaces, and move the lines below', intro + list.join(''), ['Every stone drinks at its own pace.', 'Thirsty when it is honed, less when it is polished.']],
  ['an entry swallowed by the text above it', 'tile-repair.yaml', dust, `${furniture}▸${indented(entry.join(''), 4)}`, 'Begin it with 6 spaces, and move', dust],
  ['an entry without its dash swallowed', 'tile-repair.yaml', dust, `${furniture}▸${indented(entry.join('').replace('- ', '  '))}`, 'Begin it with 6 spaces and "- ", and move', dust],
  ['the beginning of a section swallowed', 'tile-repair.yaml', `${text}\n  - type: fact-table\n`, `${text}\n      ▸- type: fact-table\n`, 'Begin it with 2 spaces'],
  ['the name of the page swallowed', 'tile-repair.yaml', description, description.replace('n: ', 'n: >-\n  ').replace('name', '  ▸name'), 'Begin it without spaces', description.replace('n: ', 'n: >-\n  ')],
  ['an anchor swallowed in the middle of the text', 'tile-repair.yaml', text, `▸      anchor: cracks\n\n${text}`, 'Move it below the text, and begin it with 4 spaces', `${text}    anchor: cracks\n`],
  ['words that read like a field which is set', 'tile-repair.yaml', text, `${text}      ▸heading: see above.\n`, 'Let another word begin the line', `${text}      Its heading: see above.\n`, ['Its heading: see above.']],
]);
