import { useMemo, useState } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { ViewState } from '../../state/view.ts';

const keyOf = (path: Path): string => path.join('.');
const isTop = (key: string): boolean => /^(?:sections\.\d+|page)$/.test(key);

/** Key of the group with the fields of the page itself (all but its sections), which has no path. */
export const ownFields: Path = ['page'];

/** Which groups and entries of a form are open. */
export type OpenState = ReturnType<typeof useOpenState>;

/**
 * Returns the open keys with all ancestors of a path opened; only one top-level group of a page is open at a time.
 */
const openAncestors = (open: ReadonlySet<string>, path: Path): Set<string> => {
  const ancestors = path.map((_, index) => keyOf(path.slice(0, index + 1)));
  const top = path[0] === 'sections' ? ancestors[1] : keyOf(ownFields);
  const nested = [...open].filter((key) => !isTop(key) || key === top);
  return new Set([...nested, ...ancestors, top ?? '']);
};

/**
 * Manages the open groups. Selections from outside the form, such as on the page or in the problem list, open their
 * groups.
 */
export const useOpenState = ({ path, isFolded, chosen }: ViewState) => {
  const ancestors = isFolded ? path.slice(0, -1) : path;
  // Most businesses have one location, with all that an office changes often.
  const [open, setOpen] = useState<ReadonlySet<string>>(() =>
    openAncestors(new Set(['locations', 'locations.0']), ancestors),
  );
  const [handled, setHandled] = useState(chosen);
  if (handled < chosen) {
    setHandled(chosen);
    if (path.length > 0) setOpen(openAncestors(open, ancestors));
  }
  return useMemo(
    () => ({
      isOpen: (path: Path): boolean => open.has(keyOf(path)),
      toggle: (path: Path): void =>
        setOpen((now) =>
          now.has(keyOf(path))
            ? new Set([...now].filter((key) => key !== keyOf(path)))
            : openAncestors(now, path),
        ),
      open: (path: Path): void => setOpen((now) => openAncestors(now, path)),
      /** Closes all entries of a list after a change of their order. The entry moved from `from` to `index` stays open if it was open. */
      openOnly: (list: Path, index?: number, from?: Path): void =>
        setOpen((now) => {
          const remaining = [...now].filter((key) => !key.startsWith(`${keyOf(list)}.`));
          const isOpen = index !== undefined && (from === undefined || now.has(keyOf(from)));
          return new Set(isOpen ? [...remaining, keyOf([...list, index])] : remaining);
        }),
      /** Records that a selection was made in the form itself, so that it does not open a group. */
      ignoreSelection: setHandled as (count: number) => void,
    }),
    [open],
  );
};
