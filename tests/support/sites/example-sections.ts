import { section as sectionSchema, sectionSchemas, type Section } from '../../../schema/section.ts';
import type { Media, MediaFile } from '../../../renderer/media.ts';

/** All examples of all section types. */
export const exampleSections = sectionSchemas.flatMap((schema) =>
  Object.values(schema.meta()?.examples ?? {}).map((example): Section => sectionSchema.parse(example)),
);

const photo: MediaFile = {
  width: 1920,
  height: 1080,
  base: '/media/photo-1a2b3c4d',
  widths: [640, 1280],
  colour: '#aabbcc',
};

/** Returns media with an example file for every image of a document. */
export const exampleImages = (document: unknown): Media => {
  const names = JSON.stringify(document).match(/[\w-]+\.(?:jpg|svg)/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, photo]));
};
