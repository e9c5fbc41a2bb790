import type { LucideIconData } from '@lucide/icons';
import down from '@lucide/icons/icons/arrow-down';
import up from '@lucide/icons/icons/arrow-up';
import copy from '@lucide/icons/icons/copy';
import show from '@lucide/icons/icons/eye';
import hide from '@lucide/icons/icons/eye-off';
import add from '@lucide/icons/icons/plus';
import remove from '@lucide/icons/icons/trash';
import { fill, words } from '../words/words.ts';

const icons = { add, hide, show, up, down, copy, remove } satisfies Record<string, LucideIconData>;

/** What can be done to an entry of a list; the first two to sections alone. */
export const entryActions = ['add', 'hide', 'up', 'down', 'copy', 'remove'] as const;
export type EntryAction = (typeof entryActions)[number];

/** What a tool of an entry says and how it looks. */
export const toolOf = (action: EntryAction, name: string, isHidden: boolean) => {
  const shown = action === 'hide' && isHidden ? 'show' : action;
  return { label: fill(words.tools[shown], { name }), icon: icons[shown] };
};
