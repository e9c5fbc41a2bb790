import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parse } from 'yaml';
import type { Site } from '../../../schema/site.ts';

/** The `_site.yaml` of the tested site, without tokens replaced. */
export const siteDocument = parse(readFileSync(join(inject('pages'), '_site.yaml'), 'utf8')) as Site;
