import { Ajv2020 } from 'ajv/dist/2020.js';
import type { PageDocument } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import type { Site } from '../../../schema/site.ts';
import options from './ajv-options.json' with { type: 'json' };
import { schemas } from '../../read/document/schemas.ts';

const ajv = new Ajv2020(options);

/** One validator for each kind of document. */
export const validators = {
  page: ajv.compile<PageDocument>(schemas.page),
  site: ajv.compile<Site>(schemas.site),
  section: ajv.compile<Section>(schemas.section),
};
