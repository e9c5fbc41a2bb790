import type { JsonNode } from './json-schema.ts';

type Definition = {
  live?: boolean;
  properties?: Record<string, { slot?: string; items?: { slot?: string } }>;
};

/** The field with the picture that fills the opening of a page. */
const openingPicture = ({ properties = {} }: Definition): string | undefined =>
  Object.keys(properties).find((name) => {
    const field = properties[name];
    return (field?.items ?? field)?.slot === 'opening';
  });

/**
 * What the renderer has to know of section types beside their fields, without the schemas themselves, which no browser
 * loads: which are live, and where the picture of an opening is.
 * @param schema the JSON Schema of a section, with a definition of every type
 */
export const sectionRoles = ({ oneOf, $defs }: JsonNode) => {
  const definitions = $defs as Record<string, Definition>;
  const types = (oneOf as { $ref: string }[]).map(({ $ref }) => $ref.replace('#/$defs/', ''));
  return {
    live: types.filter((type) => definitions[type]?.live),
    openingPictures: Object.fromEntries(
      types.flatMap((type) => {
        const field = openingPicture(definitions[type] ?? {});
        return field === undefined ? [] : [[type, field]];
      }),
    ),
  };
};
