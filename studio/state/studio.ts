import { type Edit, applyEdits } from '../../documents/edit/text/edits.ts';
import { setValue } from '../../documents/edit/text/set-value.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { type SiteFiles, classifyFiles } from '../../documents/read/site/site-files.ts';
import { type Tokens, readTokens } from '../../documents/read/site/tokens.ts';
import { Checking } from '../checking/checking.ts';
import { Observable } from '../core/observable.ts';
import type { Shortcut } from '../core/shortcut.ts';
import { StaleImageTexts } from './stale-image-texts.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { haveImagesChanged, parseImages, type Pictures } from './images.ts';
import { Saver } from './saver.ts';
import { SiteTexts } from './site-texts.ts';
import { undoOrRedo } from './take-step.ts';
import { View } from './view.ts';
import { documentsOf } from '../store/site-file.ts';
import type { Publishing } from '../store/publishing.ts';
import type { SiteStore, StoredSite } from '../store/site-store.ts';

/** Everything that the Studio works with: the store and how it is published, the texts, what is known of them, and what is looked at. */
export class Studio {
  readonly checking: Checking;
  readonly view: View;
  readonly saver: Saver;
  /** The pictures of the site: another value when one is another, or can be fetched by now. */
  readonly pictures: Observable<Pictures>;
  readonly formerTexts: StaleImageTexts;
  /** Whether a page is on the screen, or why there is none. */
  readonly isShown = new Observable(false);
  /** What there is to say that nobody has asked for; the last thing said stands until it is closed. */
  readonly notice = new Observable('');
  /** What screen readers read out once: what a command has changed where nothing else says so. */
  readonly announcement = new Observable('');
  /** What is done with the section that is chosen; nothing while there is none to choose. */
  readonly palette = new Observable<((value: unknown) => void) | undefined>(undefined);

  /** How often something was published from this window. */
  readonly publications = new Observable(0);
  /** Takes files that are dropped or pasted, while a dialog adds pictures. */
  readonly fileTaker = new Observable<((files: readonly File[]) => void) | undefined>(undefined);

  /** Lets this window edit, when another one does. */
  editHere: () => void = () => {};

  constructor(
    readonly store: SiteStore,
    readonly publishing: Publishing,
    readonly stored: StoredSite,
    readonly texts = new SiteTexts(documentsOf(stored.content)),
  ) {
    this.saver = new Saver(this.texts, store, stored.content);
    let shown = this.texts.snapshot().current;
    this.pictures = new Observable(parseImages(shown));
    this.formerTexts = new StaleImageTexts(this.texts, `former texts ${stored.id} ${stored.prefix}`);
    this.checking = new Checking(stored, documentsOf(stored.content));
    this.saver.unseen.subscribe(() => this.pictures.set(parseImages(shown)));
    this.view = new View(this);
    this.texts.subscribe(() => {
      const { current } = this.texts.snapshot();
      if (haveImagesChanged(shown, current)) this.pictures.set(parseImages(current));
      shown = current;
      this.look();
    });
    this.look();
  }

  /** The names of the site's files, as they are now. */
  get files(): SiteFiles {
    return classifyFiles(this.texts.snapshot().current.keys());
  }

  /** A file as problems show it. */
  shownName = (file: string): string => this.stored.prefix + file;

  /** The name in the store of a file that problems show. */
  nameOf(shown: string): string {
    return shown.slice(this.stored.prefix.length);
  }

  /** What the tokens of the site stand for. */
  get tokens(): Tokens {
    return readTokens(this.document('_site.yaml')?.value);
  }

  /** Where a picture that is named in a document can be fetched. @param pictures those of the site as it is now */
  pictureUrl(name: string, pictures = this.pictures.snapshot()): string {
    return name.startsWith('https://')
      ? name
      : this.store.pictureUrl(name, pictures.get(name)?.hash ?? 'none');
  }

  /** A document as it is now; nothing when there is none of that name. */
  document(file: string): OpenDocument | undefined {
    const text = this.texts.snapshot().current.get(file);
    return text === undefined ? undefined : openDocument(this.shownName(file), text);
  }

  /**
   * Changes a document.
   * @param file its name in the store
   * @param path what is changed; changes of one path that follow each other at once are undone together
   * @param edits makes the changes of the text
   * @throws EditError when it is written in a way that cannot be changed safely
   */
  edit(file: string, path: Path, edits: (source: Source) => Edit | Edit[]): void {
    const document = this.document(file);
    if (!document) return;
    const text = applyEdits(document.source.text, [edits(document.source)].flat());
    this.texts.change(`${file} ${path.join('.')}`, new Map([[file, text]]));
  }

  /**
   * Gives a field a value. While one types into it, each key is a change of the text that was there at first: so what is
   * typed and taken back leaves no trace.
   * @param order the names of the fields of its group, where a missing one finds its place
   * @throws EditError when it is written in a way that cannot be changed safely
   */
  setValue(file: string, path: Path, value: unknown, order?: readonly string[]): void {
    const subject = `${file} ${path.join('.')}`;
    const text = this.texts.before(subject, file);
    if (text === undefined) return;
    const next = applyEdits(text, setValue(new Source(this.shownName(file), text), path, value, order));
    this.texts.change(subject, new Map([[file, next]]));
  }

  /** Announces a text, also when it is the same as before. */
  announce(text: string): void {
    this.announcement.set(this.announcement.snapshot() === text ? `${text}\u00a0` : text);
  }

  /** Does what a key is pressed for. */
  run(shortcut: Shortcut): void {
    if (shortcut === 'save') void this.saver.save();
    else undoOrRedo(this, shortcut);
  }

  /** Reads and renders what is looked at anew. */
  look(): void {
    void this.checking.look(this.texts.snapshot().current, this.view.snapshot().route);
  }
}
