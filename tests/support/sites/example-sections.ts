import { section as sectionSchema, sectionSchemas, type Section } from '../../../schema/section.ts';
import type { Media, MediaFile } from '../../../renderer/media.ts';

/** Every example of every section, for tests. */
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

/** A photo for every picture that a document names. */
export const exampleImages = (document: unknown): Media => {
  const names = JSON.stringify(document).match(/[\w-]+\.(?:jpg|svg)/g) ?? [];
  return Object.fromEntries(names.map((name) => [name, photo]));
};
