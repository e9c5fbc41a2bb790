import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parse } from 'yaml';
import type { Site } from '../../../schema/site.ts';

/** The document of the tested site as it is written: its tokens are not yet in their places. */
export const siteDocument = parse(readFileSync(join(inject('pages'), '_site.yaml'), 'utf8')) as Site;
