import * as z from 'zod';

/** A group of texts by their names. */
const group = <const T extends string>(...names: T[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.string().min(1)])) as Record<T, z.ZodString>,
  );

/** Which words the Studio has: `words.yaml` holds exactly these. */
export const wordsShape = z.strictObject({
  app: group('title', 'loading', 'failed', 'again'),
  bar: group(
    ...(['saved', 'unsaved', 'page', 'pages', 'saving', 'save', 'undo', 'redo', 'open', 'width'] as const),
    ...(['picture', 'pictures', 'phone', 'tablet', 'desk'] as const),
  ),
  views: group('pages', 'page', 'fields', 'yaml', 'problems', 'label'),
  rail: group(
    ...(['label', 'search', 'others', 'site', 'shared', 'none'] as const),
    ...(['problems', 'problem', 'changed'] as const),
  ),
  page: group('frame', 'behind', 'failed', 'missing', 'section'),
  sections: group(
    ...(['add', 'up', 'down', 'copy', 'hide', 'show', 'hidden', 'remove'] as const),
    ...(['choose', 'shared'] as const),
  ),
  problems: group('mend', 'none', 'errors', 'warnings', 'all'),
  yaml: group('label', 'said', 'help', 'example', 'loading'),
  form: group(
    ...([
      'optional',
      'unfinished',
      'count',
      'error',
      'warning',
      'unreadable',
      'page',
      'named',
      'search',
    ] as const),
    ...(['addGroup', 'addTo', 'add', 'full', 'entry', 'up', 'down', 'copy', 'remove', 'removeThis'] as const),
    ...(['added', 'copied', 'moved', 'removed', 'newName', 'nameThere', 'nameRule', 'between'] as const),
    ...([
      'unset',
      'yes',
      'no',
      'time',
      'fromLeft',
      'fromTop',
      'opens',
      'closes',
      'closed',
      'nothingFound',
      'cancel',
      'chooseIcon',
      'choosePicture',
    ] as const),
    ...(['bold', 'link', 'linkWords', 'linkTarget', 'setLink', 'removeLink', 'call', 'mail'] as const),
    ...(['piece', 'uses', 'openPiece', 'here'] as const),
  ),
  drag: group('handle', 'help', 'lifted', 'over', 'cancelled'),
  help: group('link', 'picture'),
  /** Names of fields that say little to those who write no code, in better words. */
  names: z.record(z.string(), z.string().min(1)),
  dialogs: group('cancel', 'close'),
  pageMenu: group('label', 'add', 'copy', 'rename', 'remove', 'pictures', 'search'),
  newPage: group(
    ...([
      'title',
      'copyOf',
      'pageTitle',
      'pageTitleHelp',
      'name',
      'nameHelp',
      'address',
      'addressHelp',
    ] as const),
    ...(['like', 'likeHelp', 'menu', 'menuHelp', 'noMenu', 'add'] as const),
  ),
  rename: group('title', 'address', 'help', 'do'),
  remove: group('title', 'unlinked', 'entries', 'links', 'heir', 'heirHelp', 'nowhere', 'do'),
  search: group(
    ...(['title', 'wanted', 'wantedHelp', 'instead', 'find', 'replace'] as const),
    ...(['none', 'one', 'count', 'replaced', 'left'] as const),
  ),
  reach: group('one', 'many'),
  store: group('unreachable', 'unreadable', 'newStart', 'notWritten'),
  draft: group('overwritten', 'notKept'),
  changes: group('open', 'title', 'none', 'added', 'removed', 'changed', 'saved', 'unsaved', 'unchanged'),
  conflicts: group(
    ...(['changed', 'compare', 'title', 'help', 'helpBelow', 'stored', 'yours'] as const),
    ...(['takeStored', 'keepYours', 'later', 'removed'] as const),
  ),
  pictures: group(
    ...(['add', 'drop', 'adding', 'added', 'tooLarge', 'title', 'unused', 'one', 'many', 'pages'] as const),
    ...(['back', 'remove', 'replace', 'replaceTitle', 'replaced'] as const),
  ),
});

export type Words = z.infer<typeof wordsShape>;
