import { isMapping } from '../read/document/path.ts';
import type { FieldMigration, Migration } from './migration.ts';

const names = { images: 'button', selected: 'selected', imagesNote: 'note' };

/** Moves the texts about photos of an estimate form into the mapping `photos`. */
export const photoToImage: Migration = {
  name: 'photo-words',
  since: '0.2.0',
  title: 'The texts about photos in step 2 of an estimate-form are in a group "photos".',
  why: 'Everywhere else "images" is a list of images; here it was the label of a button, and its other texts were next to it under unrelated names.',
  pendingSteps: ({ sections }) =>
    sections.flatMap(({ type, path, fields: { project } }): FieldMigration[] =>
      type === 'estimate-form' &&
      isMapping(project) &&
      !('photos' in project) &&
      Object.keys(names).some((name) => name in project)
        ? [{ kind: 'nest', mappingPath: [...path, 'project'], into: 'photos', names }]
        : [],
    ),
};
