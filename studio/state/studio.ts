import { applyEdits, type Edit } from '../../documents/edit/text/edits.ts';
import { setValue } from '../../documents/edit/text/set-value.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { siteFilesOf, type SiteFiles } from '../../documents/read/site/site-files.ts';
import type { SiteStore, StoredSite } from '../store/site-store.ts';
import { Checking } from './checking.ts';
import { openDocument, type OpenDocument } from './open-document.ts';
import { SiteTexts } from './site-texts.ts';
import { View } from './view.ts';

/** Everything that the Studio works with: the store, the texts, what is known of them, and what is looked at. */
export class Studio {
  readonly texts: SiteTexts;
  readonly checking: Checking;
  readonly view: View;

  constructor(
    readonly store: SiteStore,
    readonly stored: StoredSite,
  ) {
    const texts = [...stored.content].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    this.texts = new SiteTexts(new Map(texts.filter(([name]) => /\.ya?ml$/i.test(name))));
    this.checking = new Checking(stored, this.texts.snapshot().current);
    this.view = new View(this);
    this.texts.subscribe(() => this.look());
    this.look();
  }

  /** The names of the site's files, as they are now. */
  get files(): SiteFiles {
    const others = [...this.stored.content.keys()].filter((name) => !/\.ya?ml$/i.test(name));
    return siteFilesOf([...others, ...this.texts.snapshot().current.keys()]);
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

  /** Reads and renders what is looked at anew. */
  look(): void {
    this.checking.look(this.texts.snapshot().current, this.view.snapshot().route);
  }
}
