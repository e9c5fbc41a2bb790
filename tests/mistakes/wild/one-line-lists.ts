import { slips } from '../mistake.ts';

const proofs = '      - Over {years} years in business\n      - Licensed and insured';
const listed = "    proofs: ['Over {years} years in business', Licensed and insured]";
const image = 'image: { src: medallion.svg, alt: An entry with a round medallion of stone }';
const address = "{ label: Address, value: '{address}', icon: map-pin }";
const tapping = '        description: We tap every tile and mark the hollow ones.\n';
const folded = '        description: >-\n          We tap every tile and mark the hollow ones.\n';
const about = 'title: About the Tile Setters of {city}';

/** Lists and groups on one line, signs that phones put in, words from elsewhere. */
// oxfmt-ignore
export const oneLineListMistakes = slips([
  ['three points for a dash', 'tile-repair.yaml', '      - title: Setting', '      ▸… title: Setting', 'Write - title: Setting'],
  ['a hyphen that does not break', 'tile-repair.yaml', '      - title: Setting', '      ▸‑ title: Setting', 'Write - title: Setting'],
  ['a list in braces', 'home.yaml', `    proofs:\n${proofs}`, "    proofs: ▸{ 'Over {years} years in business', Licensed and insured }", 'Write proofs: ["Over {years} years in business", Licensed and insured]', listed],
  ['a token in a list without quotes', 'home.yaml', `    proofs:\n${proofs}`, '    proofs: ▸[Over {years} years in business, Licensed and insured]', 'Write proofs: ["Over {years} years in business", "Licensed and insured"]', listed],
  ['no comma between texts in quotes', 'home.yaml', `    proofs:\n${proofs}`, "    proofs: ▸['Over {years} years in business' 'Licensed and insured']", "Write proofs: ['Over {years} years in business', 'Licensed and insured']", listed],
  ['no comma at the end of a line in braces', 'about.yaml', image, 'image: ▸{ src: medallion.svg\n      alt: An entry with a round medallion of stone }', 'Write image: { src: medallion.svg, with a comma', 'image: { src: medallion.svg,\n      alt: An entry with a round medallion of stone }'],
  ['tokens one after the other in braces', 'contact.yaml', address, '{ label: Address, value: ▸{street}, {city}, {state} {zip}, icon: map-pin }', 'value: "{street}, {city}, {state} {zip}"', '{ label: Address, value: "{street}, {city}, {state} {zip}", icon: map-pin }', []],
  ['no colon below a folded text', 'tile-repair.yaml', `${tapping}        duration: 1 hour`, `${folded}        ▸duration 1 hour`, 'Write duration: 1 hour', `${folded}        duration: 1 hour`],
  ['the first line of a text too far in', 'about.yaml', '      Ask for Maria at the gate.', '        ▸Ask for Maria at the gate.', ''],
  ['words of a chat at the end', 'about.yaml', '    icon: clock\n', '    icon: clock\n\n▸Let me know if anything is to be changed!\n', 'Put # before the line', '    icon: clock\n\n# Let me know if anything is to be changed!\n'],
  ['the head of a Markdown page', 'about.yaml', about, `▸---\nlayout: page\n---\n${about}`, 'Remove both lines ---, and put # before layout: page.', `# layout: page\n${about}`],
  ['a line break as programs write it', 'about.yaml', 'Ask for Maria at the gate. Deliveries', 'Ask for Maria at the gate. ▸\\n Deliveries', 'Write a space'],
  ['a time in another form behind a day', 'about.yaml', 'publishAt: 2024-03-01', 'publishAt: ▸2034-03-01 8am', '2034-03-01 08:00', 'publishAt: 2034-03-01 08:00', []],
  ['hours that end before they begin', '_site.yaml', 'weekdays: 7:00 AM-4:00 PM', 'weekdays: ▸4:00 PM-7:00 AM', 'weekdays: 7:00 AM-4:00 PM'],
  ['a claim with a capital letter', '_site.yaml', '  clients: 3,000', '  ▸Clients: 3,000', 'write clients'],
]);
