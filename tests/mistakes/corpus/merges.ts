import { slips, type Slip } from '../mistake.ts';

const services =
  '  - type: services\n    heading: Our work\n    items:\n      - title: Tile repair\n        description: One tile or a whole bath.\n        href: /tile-repair\n        image: { src: kitchen-floor.svg, alt: Kitchen floor with one cracked tile }\n      - title: Stone sealing\n        description: So that wine stays on top.\n        href: /stone-sealing\n\n';
const head =
  'sections:\n  - type: hero\n    heading: What we do\n    tagline: Three trades that belong together.\n';
const band = '  - type: shared\n    name: estimate-band\n    heading: Show us the crack\n';
const dust = '      - question: Is there dust?\n        answer: Little. The grinder has a vacuum on it.\n';
const prose = '  - type: prose\n    heading: What we bring\n    text: A vacuum and sheets.\n';
const deeper = prose.replace(/^/gm, '    ').trimEnd();
const changed = (text: string): string =>
  text.replace('One tile or a whole bath.', 'One tile or a whole kitchen.');
const both = changed(services).replace('One tile', 'One tile or a whole bath, one tile');

/** What merges and moved lines leave behind: sections that are doubled, headless or in the wrong place. */
// oxfmt-ignore
export const mergeMistakes: Slip[] = slips([
  ['a section that both versions have', 'services.yaml', services, `${services}${services.replace('  - ', '▸  - ')}`, 'Remove one of the two: both say the same.'],
  ['a section of which both versions were accepted', 'services.yaml', services, `${services}${changed(services).replace('  - ', '▸  - ')}`, 'Bring the words of both together', both, ['One tile or a whole bath, one tile or a whole kitchen.']],
  ['an opening of which both versions were accepted', 'services.yaml', head, `${head}▸${head.replace('sections:\n', '').replace('What we do', 'What we do best')}`, 'Bring the words of both together', head.replace('What we do', 'What we do best'), ['What we do best']],
  ['a shared piece that both versions have', 'tile-repair.yaml', band, `${band}▸${band}`, 'Remove one of the two: both say the same.'],
  ['a heading of which both versions were accepted', 'services.yaml', '    heading: Our work\n', '    heading: Our work\n    ▸heading: Our trades\n', 'bring the words of both together', '    heading: Our work and trades\n', ['trades']],
  ['a heading and an introduction of which both versions were accepted', 'services.yaml', '    heading: Our work\n', '    heading: Our work\n    intro: All of it.\n    ▸heading: Our trades\n    intro: Most of it.\n', 'bring the words of both together', '    heading: Our work. Our trades\n    intro: All of it. Most of it.\n', ['Our trades', 'All of it. Most of it.']],
  ['the first lines of an opening of which both versions were accepted', 'services.yaml', '    heading: What we do\n    tagline: Three trades that belong together.\n', '    heading: What we do\n    tagline: Three trades that belong together.\n    ▸heading: Our trades\n    tagline: Three of them.\n', 'bring the words of both together', '    heading: What we do. Our trades\n    tagline: Three trades that belong together. Three of them.\n', ['Our trades', 'Three of them.']],
  ['a menu entry that both versions have', '_site.yaml', '    - { label: Contact, href: /contact }\n  open', '    - { label: Contact, href: /contact }\n    ▸- { label: Contact, href: /contact }\n  open', 'Remove this one: the other says the same.'],
  ['a section among the entries of another', 'tile-repair.yaml', dust, `▸${deeper}\n${dust}`, 'Move it below the last entry', `${dust}\n${prose}`, ['What we bring', 'A vacuum and sheets.']],
  ['a section at the end of the entries of another', 'tile-repair.yaml', dust, `${dust}▸${deeper}\n`, 'Begin it further to the left', `${dust}${prose}`, ['What we bring', 'A vacuum and sheets.']],
  ['a section above the line sections', 'services.yaml', head, `▸${prose}${head}`, 'Move the line sections: above', `${head}${prose}`, ['What we bring']],
  ['a section pasted above the line sections, without indentation', 'services.yaml', head, `▸${prose.replace(/^ {2}/gm, '')}${head}`, 'begin this one with two spaces', `${head}${prose}`, ['What we bring']],
  ['the first line of a section deleted', 'services.yaml', services, `▸${services.replace('  - type: services\n', '')}`, 'Write - type: services on a line above it'],
  ['the first line of a section with an anchor deleted', 'tile-repair.yaml', '  - type: fact-table\n    anchor', '    ▸anchor', 'Write - type: fact-table on a line above it'],
  ['the first line of a shared piece deleted', 'tile-repair.yaml', band, `▸${band.replace('  - type: shared\n', '')}`, 'Write - type: shared on a line above it'],
  ['the first line of a question deleted', 'tile-repair.yaml', dust, `▸${dust.replace('      - question: Is there dust?\n', '')}`, 'write its first line above: - question:'],
  ['a picture in braces without its words', 'services.yaml', 'image: { src: kitchen-floor.svg, alt: Kitchen floor with one cracked tile }', 'image: ▸{ src: kitchen-floor.svg }', 'Write such as { src: kitchen-floor.svg, alt: '],
  ['a link in braces without its words', 'services.yaml', '{ label: Free Estimate, href: /contact#message }', '▸{ href: /contact#message }', 'Write such as { href: /contact#message, label: "Free Estimate" }', '{ href: /contact#message, label: "Free Estimate" }'],
]);
