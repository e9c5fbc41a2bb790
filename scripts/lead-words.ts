import type { LeadWords } from '../lambda/words.ts';
import type { Brand } from '../renderer/theme/brand.ts';
import type { Site } from '../schema/site.ts';

/** What the functions say, and the colours of their mail, taken from the site document and the brand. */
export const leadWordsOf = (
  { facts: { name, url, timeZone }, faults, mail }: Site,
  { light, dark, alternate }: Brand,
): LeadWords => ({
  name,
  url,
  timeZone,
  faults,
  mail,
  colours: {
    ground: light.ground,
    text: light.ink,
    soft: light.soft,
    rule: light.rule,
    note: alternate,
    accent: light.accent,
    strong: dark.ground,
    onStrong: dark.ink,
  },
});
