import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { BrandDocument } from '../../schema/brand.ts';
import type { FormDocument } from '../../schema/form.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { Section } from '../../schema/section.ts';
import type { SiteFields } from '../../schema/site.ts';
import type { Stage } from '../../schema/stages.ts';
import * as compiled from './compiled/validators.js';

/** One validator for each document kind, compiled from the JSON Schemas by `npm run site -- schema`. */
export const validators = {
  page: compiled.page as ValidateFunction<PageDocument>,
  site: compiled.site as ValidateFunction<SiteFields>,
  section: compiled.section as ValidateFunction<Section>,
  form: compiled.form as ValidateFunction<FormDocument>,
  brand: compiled.brand as ValidateFunction<BrandDocument>,
  stages: compiled.stages as ValidateFunction<Record<string, Stage>>,
};
