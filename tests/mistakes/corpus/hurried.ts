import { slips } from '../mistake.ts';

const heading = '    heading: What we do\n';
const tagline = '    tagline: Three trades that belong together.';
const link = '[{ label: Free Estimate, href: /contact#message }]';
const phone = "{ label: Phone, value: '{phone}', icon: phone, href: 'tel:{phone}' }";

/** What hurried hands do to two fields, to braces, and to signs that look alike. */
// oxfmt-ignore
export const hurriedMistakes = slips([
  ['a text broken in the middle', 'services.yaml', tagline, '    tagline: Three trades\n▸that belong together.', 'Begin it with 6 spaces', '    tagline: Three trades\n      that belong together.', ['Three trades that belong together.']],
  ['a comma for a colon', 'services.yaml', heading, '    ▸heading, What we do\n', 'Write heading: What we do'],
  ['a stop for a colon', 'services.yaml', heading, '    ▸heading. What we do\n', 'Write heading: What we do'],
  ['two fields on one line', 'services.yaml', '  - type: hero\n    heading: What we do\n', '  - type: ▸hero heading: What we do\n', 'on a line of its own below it, heading: What we do'],
  ['the name of a field twice', 'services.yaml', heading, '    heading: ▸heading: What we do\n', 'heading: "What we do"'],
  ['hashes of Markdown before a heading', 'services.yaml', heading, '    heading: ▸## What we do\n', 'heading: "What we do"'],
  ['hashes of Markdown in quotes', 'services.yaml', heading, "    heading: ▸'## What we do'\n", 'Write the words alone'],
  ['words on the line of |', 'tile-repair.yaml', '    text: |\n      A tile', '    text: ▸| A tile that lies\n      A tile', 'Write text: | alone', '    text: |\n      A tile that lies.\n\n      A tile'],
  ['a token as a link', 'contact.yaml', phone, "{ label: Phone, value: '{phone}', icon: phone, href: ▸{phone} }", 'href: "tel:{phone}"'],
  ['a telephone link without quotes', 'contact.yaml', phone, "{ label: Phone, value: '{phone}', icon: phone, href: ▸tel:{phone} }", 'href: "tel:{phone}"'],
  ['square brackets for braces', 'services.yaml', link, '\n      - ▸[ label: Free Estimate, href: /contact#message ]', 'Write - { label: Free Estimate', '\n      - { label: Free Estimate, href: /contact#message }'],
  ['no opening brace', 'contact.yaml', phone, "▸label: Phone, value: '{phone}', icon: phone, href: 'tel:{phone}' }", 'Write { before label'],
  ['no comma before a field in braces', 'contact.yaml', 'title: Not sent, text', '▸title: Not sent text', 'comma'],
  ['a name with a comma in braces', 'contact.yaml', 'title: Not sent,', 'title: Not sent, ▸Sorry,', 'title: "Not sent, Sorry"', 'title: "Not sent, Sorry",'],
  ['a field where a text is enough', 'home.yaml', '      - Licensed and insured', '      - ▸text: Licensed and insured', 'Write - "Licensed and insured"'],
  ['a list of the menu without its name', '_site.yaml', '          links:\n            - { label: Tile repair', '            ▸- { label: Tile repair', 'links:'],
  ['a link whose words are not closed', 'tile-repair.yaml', '[what it costs](#prices)', '▸[what it costs(#prices)', 'Write [what it costs](#prices)'],
  ['seconds for milliseconds', 'services.yaml', '  - type: hero\n    heading: What we do\n    tagline: Three trades that belong together.\n', '  - type: slideshow-hero\n    heading: What we do\n    tagline: Three trades that belong together.\n    images: [{ src: hall.svg, alt: A hall }, { src: kitchen-floor.svg, alt: A kitchen }]\n    interval: ▸6s\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n', 'interval: 6000', '  - type: slideshow-hero\n    heading: What we do\n    tagline: Three trades that belong together.\n    images: [{ src: hall.svg, alt: A hall }, { src: kitchen-floor.svg, alt: A kitchen }]\n    interval: 6000\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n'],
  ['a number with a comma', 'services.yaml', '      - id: 2', "      - id: ▸1,200", 'id: 1200', '      - id: 1200'],
]);
