import { type Edit, applyEdits } from '../../documents/edit/text/edits.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { diffTexts } from '../store/patches.ts';
import type { SchemaNode } from '../../documents/read/document/schemas.ts';
import { Source } from '../../documents/read/document/source.ts';
import { type SiteFiles, classifyFiles } from '../../documents/read/site/site-files.ts';
import { type Tokens, readTokens } from '../../documents/read/site/tokens.ts';
import { Checking } from '../checking/checking.ts';
import { Observable } from '../core/observable.ts';
import type { Shortcut } from '../core/shortcut.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { parseImages, type Pictures } from './images.ts';
import { Saver } from './saver.ts';
import { SiteTexts } from './site-texts.ts';
import { undoOrRedo } from './take-step.ts';
import { View } from './view.ts';
import { documentsOf } from '../store/site-file.ts';
import type { Publishing } from '../store/publishing.ts';
import type { SiteStore, StoredSite } from '../store/site-store.ts';

/** A request to choose a section or a form field: its schema, and a callback for the new value. */
export type PaletteRequest = { root: SchemaNode; node: SchemaNode; choose: (value: unknown) => void };

/** A notification: a confirmation, or an error, which stays longer. */
export type Notice = { text: string; isError?: boolean };

/** The session of the signed-in user. */
type Session = {
  /** Whether the session has ended without signing out, for example because the token expired. */
  hasEnded: Observable<boolean>;
  /** Signs out and shows the sign-in page. The draft stays stored in this browser. */
  signOut: () => void;
};

/** What only the hosted Studio has: without it, the store needs no sign-in and can only save. */
export type Hosted = { publishing: Publishing; session: Session };

/** State and services of the Studio: store, publishing, texts, check results and current view. */
export class Studio {
  readonly checking: Checking;
  readonly view: View;
  readonly saver: Saver;
  /** Images of the site; updated when an image changes or becomes available. */
  readonly pictures: Observable<Pictures>;
  /** Whether the preview shows a page or the reason why it cannot. */
  readonly isShown = new Observable(false);
  /** The notification on the screen; none if its text is empty. */
  readonly notice = new Observable<Notice>({ text: '' });
  /** Text for screen readers: the effect of a command that is only visible on the screen. */
  readonly announcement = new Observable('');
  /** The union that the palette offers, and a callback for the chosen value; undefined while the palette is closed. */
  readonly palette = new Observable<PaletteRequest | undefined>(undefined);

  #tokens: { site: unknown; read: Tokens } = { site: undefined, read: readTokens(undefined) };

  /** Current files of the site; updated when a document is added or removed. */
  files: SiteFiles;

  /** Receives dropped or pasted files while a dialog for adding images is open. */
  readonly fileTaker = new Observable<((files: readonly File[]) => void) | undefined>(undefined);

  /** Makes this window the one that edits, instead of another window. */
  editHere: () => void = () => {};

  constructor(
    readonly store: SiteStore,
    readonly hosted: Hosted | undefined,
    readonly stored: StoredSite,
    readonly texts = new SiteTexts(documentsOf(stored.content)),
  ) {
    this.saver = new Saver(this.texts, store, stored.content);
    let shown = this.texts.snapshot().current;
    this.pictures = new Observable(parseImages(shown));
    this.files = classifyFiles(shown.keys());
    this.checking = new Checking(stored, documentsOf(stored.content));
    this.saver.unseen.subscribe(() => this.pictures.set(parseImages(shown)));
    this.view = new View(this);
    this.texts.subscribe(() => {
      const { current } = this.texts.snapshot();
      const changes = diffTexts(shown, current);
      if (changes.some(({ name }) => name.startsWith(mediaFolder))) this.pictures.set(parseImages(current));
      if (changes.some(({ before, after }) => before === null || after === null))
        this.files = classifyFiles(current.keys());
      shown = current;
      this.refresh();
    });
    this.refresh();
  }

  /** Values of the site's tokens. Read once per change of the site document, because every title contains them. */
  get tokens(): Tokens {
    const site = this.document('_site.yaml')?.value;
    if (site !== this.#tokens.site) this.#tokens = { site, read: readTokens(site) };
    return this.#tokens.read;
  }

  /** Returns the URL of an image of the site from its name in a document. */
  pictureUrl(name: string): string {
    return name.startsWith('https://')
      ? name
      : this.store.pictureUrl(name, this.pictures.snapshot().get(name)?.hash ?? 'none');
  }

  /** Returns the current version of a document, undefined if it does not exist. */
  document(file: string): OpenDocument | undefined {
    const text = this.texts.snapshot().current.get(file);
    return text === undefined ? undefined : openDocument(file, text);
  }

  /**
   * Edits a document.
   * @param file name in the store
   * @param path path of the edited value; consecutive edits of a path are undone together
   * @param edits creates the text edits
   * @param isTyping whether each keystroke is applied to the text from before the typing began, so that typing and
   *   deleting again leaves the document unchanged
   * @throws EditError if the YAML cannot be edited safely
   */
  edit(file: string, path: Path, edits: (source: Source) => Edit | Edit[], isTyping = false): void {
    const subject = `${file} ${path.join('.')}`;
    const text = isTyping ? this.texts.before(subject, file) : this.texts.snapshot().current.get(file);
    if (text === undefined) return;
    const next = applyEdits(text, [edits(new Source(file, text))].flat());
    this.texts.change(subject, new Map([[file, next]]));
  }

  /** Announces a text to screen readers, even if it repeats the previous one. */
  announce(text: string): void {
    this.announcement.set(this.announcement.snapshot() === text ? `${text}\u00a0` : text);
  }

  /** Runs the command of a keyboard shortcut. */
  run(shortcut: Shortcut): void {
    if (shortcut === 'save') void this.saver.save();
    else undoOrRedo(this, shortcut);
  }

  /** Checks the texts and renders the current page again. */
  refresh(): void {
    void this.checking.update(this.texts.snapshot().current, this.view.snapshot().route);
  }
}
