import type { LucideIconData } from '@lucide/icons';
import down from '@lucide/icons/icons/arrow-down';
import up from '@lucide/icons/icons/arrow-up';
import copy from '@lucide/icons/icons/copy';
import show from '@lucide/icons/icons/eye';
import hide from '@lucide/icons/icons/eye-off';
import add from '@lucide/icons/icons/plus';
import remove from '@lucide/icons/icons/trash';
import { formatMessage, words } from '../messages/messages.ts';

/**
 * Ignores the second click of a double-click: by then the list has moved and another entry is under the pointer. A
 * click by keyboard (`detail` is 0) is not ignored.
 */
export const onFirstClick =
  (run: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) run();
  };

const icons = { add, hide, show, up, down, copy, remove } satisfies Record<string, LucideIconData>;

/** Actions on a list entry; the first two apply to sections only. */
const entryActions = ['add', 'hide', 'up', 'down', 'copy', 'remove'] as const;
export type EntryAction = (typeof entryActions)[number];

/** A list entry and the properties of its list. */
type ToolTarget = Record<'isHidden' | 'isSection', boolean> &
  Record<'index' | 'count', number> & { name: string; isFull?: boolean };

/** Returns the buttons of an entry: label, icon, and whether it is disabled. The last section cannot be removed. */
export const getTools = ({ name, isHidden, isSection, index, count, isFull = false }: ToolTarget) => {
  const isDisabled: Record<EntryAction, boolean> = {
    add: isFull,
    hide: false,
    up: index === 0,
    down: index === count - 1,
    copy: isFull,
    remove: isSection && count === 1,
  };
  return entryActions.slice(isSection ? 0 : 2).map((action) => {
    const shown = action === 'hide' && isHidden ? 'show' : action;
    const label = formatMessage(words.tools[shown], { name });
    return { action, label, icon: icons[shown], disabled: isDisabled[action] };
  });
};
