import * as z from 'zod';

/** The words of a text: `'a b'` are `'a' | 'b'`. */
type NamesIn<Text extends string> = Text extends `${infer Word} ${infer Others}`
  ? Word | NamesIn<Others>
  : Text;

/** A group of texts by their names, which stand one after another. */
const group = <const Names extends string>(...names: Names[]) =>
  z.strictObject(
    Object.fromEntries(
      names.flatMap((some) => some.split(' ')).map((name) => [name, z.string().min(1)]),
    ) as Record<NamesIn<Names>, z.ZodString>,
  );

/** What is said of a conflict of two changes of one file, by its kind. */
const conflictMessages = group('lines picture removedThere removedHere');

/** Which words the Studio has: `words.yaml` holds exactly these. */
export const wordsShape = z.strictObject({
  app: group('title loading failed again'),
  parts: group('title loading failed broken reload'),
  bar: group('saved unsaved page pages picture pictures saving save undo redo width phone tablet desk'),
  /** What undo and redo have changed. */
  steps: group('undo redo inPages more'),
  views: group('pages page fields yaml problems label toFields'),
  rail: group('label search others site shared none problems problem changed onOne onMany'),
  page: group('frame behind failed missing section'),
  sections: group('hidden choose shared'),
  tools: group('add hide show up down copy remove'),
  problems: group('mend migrate none checking errors warnings looking lookingAtOne more'),
  yaml: group('label said help example'),
  form: group(
    'optional unfinished count error warning unreadable page named search nothingFound',
    'addGroup addA addAn add full entry remove added copied moved removed',
    'newText newName nameThere nameRule between unset time fromLeft fromTop opens closes closed',
    'chooseIcon choosePicture bold link linkWords linkTarget noAddress setLink removeLink call mail',
    'piece openPiece here',
  ).extend({
    /** What a field cannot hold of a text from another program. */
    pasted: group('without').extend({
      lost: group('bold links paragraphs lists listsInLine tables tablesInLine headings images styles'),
    }),
  }),
  drag: group('handle help lifted over into cancelled'),
  /** What fields are for, by their names or kinds. */
  help: group('anchor link picture saturday sunday weekdays'),
  /** Names of fields that say little to those who write no code, in better words. */
  names: z.record(z.string(), z.string().min(1)),
  dialogs: group('cancel close'),
  pageMenu: group('label add copy rename remove pictures search history'),
  newPage: group(
    'title copyOf pageTitle pageTitleHelp name nameHelp address addressHelp',
    'like likeHelp menu menuHelp noMenu add hidden',
  ),
  rename: group('title address help do'),
  remove: group('title unlinked entries links heir heirHelp nowhere do'),
  search: group(
    'title wanted wantedHelp whole instead insteadHelp find replace remove confirm confirmRemoval',
    'none one count places becomes nothing replacedOne replaced left',
  ).extend({
    /** Why words are not replaced. */
    obstacles: group('token bold link value'),
  }),
  reach: group('one many nowhere'),
  store: group('unreachable late unreadable newStart notWritten'),
  draft: group('elsewhere watching editHere notKept'),
  changes: group('open title none added removed changed saved unsaved unchanged'),
  conflicts: group(
    'compare title help helpBelow stored yours takeStored keepYours later removed gone',
  ).extend({
    says: conflictMessages,
  }),
  pictures: group(
    'put noFile noPicture noPlace several',
    'add drop adding added empty damaged unreadable notConverted tooLarge title unused pages back remove replace replaceTitle replaced',
  ),
  /** When visitors see a page, by its dates. */
  dates: group('before until since always').extend({
    short: group('before until since'),
    /** Of a page that visitors see now, and of one of which that is not known. */
    offline: group('before since'),
    perhaps: group('before since'),
  }),
  /** What was written for an image that another one has replaced. */
  formerPicture: group('title alt focus fits listed'),
  publish: group(
    'open title checking unreadable none changed lines saved accepted live never',
    'message messageHelp do publishing published publishedHere publishedUnseen waiting name email nameHelp held',
    'conflicts others stale byPerson onAccept preview look before after',
  ).extend({
    conflictSays: conflictMessages,
    /** Why something is not published, and what to do. */
    reasons: group(
      'no-history no-remote errors ignored no-changes no-author other-branch busy own-work not-there no-access protected',
      'refused failed checks-failed overtaken unreachable signed-out',
    ),
    /** Why nobody knows what visitors see. */
    unknown: group('no-address not-reached not-told'),
    checks: group('none running green red look'),
  }),
  history: group(
    'title site none by more look restore restored same then now',
    'undo undone nothing notHere first rest unreadable',
  ).extend({
    /** What is said of a file that cannot be undone without a decision. */
    later: conflictMessages,
    /** What the dialog says in which somebody decides what stays of a file. */
    sides: group('help helpBelow stored yours takeStored keepYours removed gone'),
  }),
  /** What was changed, in words. */
  told: group(
    'entry nth field of at headed picture piece all notes unreadable',
    'pageAdded pageRemoved pageRenamed pieceAdded pieceRemoved pictureAdded pictureRemoved pictureReplaced',
    'sectionAdded sectionFirst sectionRemoved sectionMoved sectionMovedUp hidden shown',
    'added removed changed moved replaced',
  ).extend({
    /** The same of a whole list of entries. */
    lists: group('added removed changed'),
    /** What an entry is called, by its list, or by the type of its section and its list. */
    entries: z.record(z.string(), z.string().min(1)),
    /** What fields are called in a sentence, where it is not their name. */
    fields: z.record(z.string(), z.string().min(1)),
  }),
  signIn: group(
    'title intro repository repositoryHelp token tokenHelp open opening',
    'how page owner only write read copy who whoNot instead newTab noRepository noToken again signOut',
  ),
  /** What a store in a repository says. */
  github: group(
    'unreachable late invalid notText unknownOutcome signedOut noAccess limited tooFast missing refused tooMany stray overtaken noVersion draft',
  ),
});

export type Words = z.infer<typeof wordsShape>;
