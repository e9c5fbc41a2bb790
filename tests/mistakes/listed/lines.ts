import type { Slip } from '../mistake.ts';

const question = '      - question: When can I walk on it?\n        answer: >-';

/** Mistakes in the lines of a file, as they were found with editors. */
export const listedLines: Slip[] = [
  {
    name: 'words under >- that stand too far to the left',
    from: '    tagline: >-\n      A cracked tile is rarely alone. We find the hollow ones\n      before they crack too.',
    to: '    tagline: >-\n▸A cracked tile is rarely alone. We find the hollow ones\nbefore they crack too.',
    says: 'Begin it with 6 spaces',
  },
  {
    name: 'the second line of words under >- too far to the left',
    from: '          and a week before heavy furniture.',
    to: '▸    and a week before heavy furniture.',
    says: 'Begin it with 10 spaces',
  },
  {
    name: 'a quote never closed before a text of several lines',
    from: '      - question: Do you have my tile?\n',
    to: '      - question: ▸"Do you have my tile?\n',
    says: 'Write " after the last word',
    followed: '      - question: "Do you have my tile?"\n',
    keeps: ['Do you have my tile?'],
  },
  {
    name: 'a quote never closed in the field before words under >-',
    from: '    heading: Tile repair\n',
    to: "    heading: ▸'Tile repair\n",
    says: "Write ' after the last word",
    followed: "    heading: 'Tile repair'\n",
    keeps: ['Tile repair'],
  },
  ...['•', '–', '—', '*', '·', '1.', '1)'].map((sign) => ({
    name: `${sign} in the place of a dash, before one entry`,
    from: question,
    to: question.replace('- ', `▸${sign} `),
    says: 'Write - question: When can I walk on it?',
  })),
  ...['•', '–', '*', '1.'].map((sign) => ({
    name: `${sign} in the place of every dash of a list`,
    file: 'home.yaml',
    from: '      - Over {years} years in business\n      - Licensed and insured',
    to: `      ▸${sign} Over {years} years in business\n      ${sign} Licensed and insured`,
    says: 'Write - Over {years} years in business',
  })),
  {
    name: 'a comment that swallows words',
    file: 'contact.yaml',
    from: 'heading: Talk to the shop',
    to: 'heading: Talk to us ▸# ext 12',
    says: 'heading: "Talk to us # ext 12"',
    followed: 'heading: "Talk to us # ext 12"',
    keeps: ['Talk to us # ext 12'],
  },
  {
    name: 'sections twice',
    from: '  - type: fact-table',
    to: '▸sections:\n  - type: fact-table',
    says: 'Remove this line',
  },
  {
    name: 'a note that begins with //',
    from: '  - type: fact-table',
    to: '  ▸// the prices of this year\n  - type: fact-table',
    says: 'Write # the prices of this year',
    followed: '  # the prices of this year\n  - type: fact-table',
  },
  {
    name: 'a note in <!-- -->',
    from: '  - type: fact-table',
    to: '  ▸<!-- the prices of this year -->\n  - type: fact-table',
    says: 'Write # the prices of this year',
    followed: '  # the prices of this year\n  - type: fact-table',
  },
  {
    name: 'a note in /* */',
    from: 'sections:\n',
    to: '▸/* the prices of this year */\nsections:\n',
    says: 'Write # the prices of this year',
    followed: '# the prices of this year\nsections:\n',
  },
  {
    name: 'a note in <!-- --> over several lines',
    from: '  - type: fact-table',
    to: '  ▸<!--\n  the prices\n  of this year\n  -->\n  - type: fact-table',
    says: 'Write # before each line',
    followed: '  # the prices\n  # of this year\n  - type: fact-table',
  },
  {
    name: 'a token without quotes inside braces',
    file: 'home.yaml',
    from: "label: 'Call {phone}'",
    to: 'label: ▸Call {phone}',
    says: 'label: "Call {phone}"',
  },
];
