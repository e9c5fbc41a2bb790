import type { JsonNode } from './json-schema.ts';

type Definition = {
  opening?: boolean;
  live?: boolean;
  properties?: Record<string, { slot?: string; items?: { slot?: string } }>;
};

/** Returns the name of the field with the large image at the top of a page. */
const findOpeningImage = ({ properties = {} }: Definition): string | undefined =>
  Object.entries(properties).find(([, field]) => (field.items ?? field).slot === 'opening')?.[0];

/**
 * Returns what the renderer needs to know about section types, so that browsers do not have to load the schemas: the
 * hydrated types (`live`), and the field of the opening image by type (`openingPictures`).
 * @param schema the JSON Schema of a section, with a definition of every type
 */
export const sectionRoles = ({ oneOf, $defs }: JsonNode) => {
  const definitions = $defs as Record<string, Definition>;
  const types = (oneOf as { $ref: string }[]).map(({ $ref }) => $ref.replace('#/$defs/', ''));
  return {
    live: types.filter((type) => definitions[type]?.live),
    openingPictures: Object.fromEntries(
      types.flatMap((type) => {
        const definition = definitions[type];
        const field = definition?.opening && findOpeningImage(definition);
        return field === undefined ? [] : [[type, field]];
      }),
    ),
  };
};
