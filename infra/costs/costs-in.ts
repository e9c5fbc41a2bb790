import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Priced } from './bill.ts';
import { costTable } from './table.ts';
import { months } from './usage.ts';

/** The templates of an application that was synthesised into a folder. */
export const templatesIn = (assembly: string): Priced[] =>
  readdirSync(assembly)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => JSON.parse(readFileSync(join(assembly, name), 'utf8')) as Priced);

/** The cost table of the stage whose templates are in a folder. */
export const costsIn = (assembly: string, stage: string): string => {
  const templates = templatesIn(assembly);
  return costTable(months.map((usage) => ({ stage, templates, usage })));
};
