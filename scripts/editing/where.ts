import { EditError } from '../../documents/edit/text/edit-error.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { suggestDocumentName, findUsages, type Usage } from '../../documents/edit/find/usages.ts';
import { formatUsage } from '../../documents/edit/remove-page.ts';
import { findText } from '../../documents/edit/find/find-text.ts';
import { pluralize } from '../../leads/print.ts';
import { createCommand, withStrictOptions } from '../cli.ts';
import { pagesOption } from '../shared-options.ts';
import { runEditCommand } from './edit-command.ts';

const formatUses = (title: string, uses: (Usage & { excerpt?: string })[], noun = 'use'): string[] => [
  `${title}: ${uses.length === 0 ? 'not used' : pluralize(uses.length, noun)}`,
  ...uses.map((use) => formatUsage(use) + (use.excerpt === undefined ? '' : `: ${use.excerpt}`)),
];

const kinds =
  "a section type (hero), an image (marble-slab.jpg), a page (/warranty), a shared section (estimate-band), a token ('{phone}') or text of a page (dustless sanding)";

const command = withStrictOptions(
  createCommand('where', ['/warranty', 'marble-slab.jpg', 'dustless sanding'])
    .argument('<name...>', kinds)
    .addOption(pagesOption),
).parse();
// All arguments are one text, so that a text of several words needs no quotes.
const name = command.processedArgs[0].join(' ');
const { pages } = command.opts();
await runEditCommand(async () => {
  const folder = await readEditableSite(pages);
  const usages = findUsages(folder, name).flatMap(({ subject, usages }) => formatUses(subject, usages));
  const places = findText(folder, name);
  const texts = places.length === 0 ? [] : formatUses(`the text "${name}"`, places, 'place');
  if (usages.length + texts.length > 0) return console.log([...usages, ...texts].join('\n'));
  const suggestion = suggestDocumentName(folder, name);
  if (suggestion !== undefined) throw new EditError(`Nothing is called ${name}. Did you mean ${suggestion}?`);
  throw new EditError(`Nothing is called ${name}, and no page contains this text. Give ${kinds}.`);
});
