import type { Site } from '../../../schema/site.ts';
import { validators } from '../validators.ts';
import type { SiteDocument } from '../document/site-document.ts';
import { interpolate } from './interpolate.ts';
import type { Tokens } from './tokens.ts';

/** The site facts with every token in its place; nothing when the document is not valid. */
export const interpolateSite = ({ value }: SiteDocument, tokens: Tokens): Site | undefined => {
  const site = interpolate(value, tokens.values);
  return validators.site(site) ? site : undefined;
};
