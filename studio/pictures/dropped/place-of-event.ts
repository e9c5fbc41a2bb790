import type { Path } from '../../../documents/read/document/path.ts';
import type { Studio } from '../../state/studio.ts';
import type { Place } from '../../state/view.ts';

/** Which place of a document is meant by a drop on the fields, or by a paste: else what is edited; nothing elsewhere. */
export const placeOfEvent = ({ view }: Studio, { type, target }: Event): Place | undefined => {
  const { file, path } = view.snapshot();
  // What is pasted into a dialog is not meant for the page behind it.
  if (target instanceof Element && target.closest('[role=dialog]')) return undefined;
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
  if (field) return { file, path: JSON.parse(field.dataset['path'] ?? '[]') as Path };
  return type === 'paste' ? { file, path } : undefined;
};
