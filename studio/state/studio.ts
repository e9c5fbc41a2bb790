import { applyEdits, type Edit } from '../../documents/edit/text/edits.ts';
import { setValue } from '../../documents/edit/text/set-value.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { siteFilesOf, type SiteFiles } from '../../documents/read/site/site-files.ts';
import type { SiteStore, StoredSite } from '../store/site-store.ts';
import { Checking } from '../checking/checking.ts';
import { Notice } from './notice.ts';
import { openDocument, type OpenDocument } from './open-document.ts';
import { unpackDraft, type PackedDraft } from './packed-draft.ts';
import { PictureShelf } from './picture-shelf.ts';
import { SiteTexts } from './site-texts.ts';
import { documentsOf, takeOverAll } from './stored-changes.ts';
import { View } from './view.ts';

/** Everything that the Studio works with: the store, the texts, what is known of them, and what is looked at. */
export class Studio {
  readonly texts: SiteTexts;
  readonly checking: Checking;
  readonly view: View;
  readonly notice = new Notice();
  readonly pictures: PictureShelf;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param stored the site as it is stored
   * @param window what tells this window from others
   * @param draft what was left of the last time; it is joined with what is stored
   */
  constructor(
    readonly store: SiteStore,
    readonly stored: StoredSite,
    window: string,
    draft?: PackedDraft,
  ) {
    const documents = documentsOf(stored.content);
    this.texts = new SiteTexts(documents, window);
    if (draft) {
      this.texts.restore(unpackDraft(draft, documents));
      takeOverAll(this.texts, stored.content);
    }
    this.pictures = new PictureShelf(stored.pictures);
    this.checking = new Checking(stored, documents);
    this.view = new View(this);
    this.texts.subscribe(() => this.look());
    this.pictures.subscribe(() => {
      this.checking.takePictures(this.pictures.snapshot());
      this.look();
    });
    this.look();
  }

  /** The names of the site's files, as they are now. */
  get files(): SiteFiles {
    const media = [...this.pictures.snapshot().keys()].map((name) => `media/${name}`);
    return siteFilesOf([...media, ...this.texts.snapshot().current.keys()]);
  }

  /** The file as problems show it. */
  shownName(file: string): string {
    return this.stored.prefix + file;
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
   * @throws EditRefusal when it is written in a way that cannot be changed safely
   */
  edit(file: string, path: Path, edits: (source: Source) => Edit | Edit[]): void {
    const document = this.document(file);
    if (!document) return;
    const made = edits(document.source);
    const text = applyEdits(document.source.text, Array.isArray(made) ? made : [made]);
    this.texts.change(`${file} ${path.join('.')}`, new Map([[file, text]]));
  }

  /**
   * Gives a field a value. While one types into it, each key is a change of the text that was there at first: so what is
   * typed and taken back leaves no trace.
   * @param order the names of the fields of its group, where a missing one finds its place
   * @throws EditRefusal when it is written in a way that cannot be changed safely
   */
  setValue(file: string, path: Path, value: unknown, order?: readonly string[]): void {
    const subject = `${file} ${path.join('.')}`;
    const text = this.texts.before(subject, file);
    if (text === undefined) return;
    const next = applyEdits(text, setValue(new Source(this.shownName(file), text), path, value, order));
    this.texts.change(subject, new Map([[file, next]]));
  }

  /** Does what reads or writes the store after all that does so already: what is read must not be older than a save. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(task, task);
    this.#turn = turn;
    return turn;
  }

  /** Reads and renders what is looked at anew. */
  look(): void {
    this.checking.look(this.texts.snapshot().current, this.view.snapshot().route);
  }
}
