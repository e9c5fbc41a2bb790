import { fileSizeProblem, type ImageInspection } from '../../documents/images/limits.ts';
import { serializeImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { maxDocumentBytes, type FileContent } from '../../documents/read/site/site-content.ts';
import type { FileText } from '../store/merge-file.ts';
import { decodeUtf8, isImageName, isWritableName, placeholderImage } from '../store/site-file.ts';
import type { Contents } from './content-cache.ts';
import type { GitTreeEntry, GitTreeFiles } from './repository.ts';

/** Inspects an image and returns its size and mean color, or its problem. */
export type InspectImage = (content: Uint8Array) => Promise<ImageInspection>;

/** Parallel image downloads: with four, a concurrent save took 2.8 s; with two, 1.7 s. */
const parallelDownloads = 2;

const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));
const isDocument = (name: string): boolean => isWritableName(name) && !isImageName(name);

/**
 * Reads the files of a commit as the content of a site: documents as text, and images as their metadata (`ImageInfo`)
 * serialized to text. The metadata is empty at first, because images are fetched and inspected only after the site is
 * shown.
 */
export class SiteReading {
  readonly #imageInfos = new Map<string, string>();
  readonly #urls = new Map<string, string>();

  constructor(
    readonly contents: Contents,
    readonly inspectImage: InspectImage,
  ) {}

  /** Returns texts of documents, serialized info of images (empty until inspected), and only the names of other files. */
  async readContent(files: GitTreeFiles): Promise<Map<string, FileContent>> {
    const isRead = (name: string, size: number): boolean => isDocument(name) && size <= maxDocumentBytes;
    const read = await this.contents.read(
      [...files].flatMap(([name, entry]) => (isRead(name, entry.size) ? entry : [])),
    );
    const contentOf = (name: string, { sha, size }: GitTreeEntry): FileContent => {
      if (isImageName(name)) return this.#imageInfos.get(sha) ?? '';
      if (!isRead(name, size)) return isDocument(name) ? { bytes: size } : '';
      const bytes = read.get(sha) as Uint8Array;
      return decodeUtf8(bytes) ?? bytes;
    };
    const visible = [...files].filter(([name]) => !isHidden(name));
    return new Map(visible.map(([name, entry]) => [name, contentOf(name, entry)]));
  }

  /**
   * Returns the text of a document, or the serialized info of an image, which is inspected if necessary.
   * @throws StoreFailure if the file cannot be fetched
   */
  async readText(name: string, entry: GitTreeEntry | undefined): Promise<FileText> {
    if (!entry) return null;
    if (!isWritableName(name)) return undefined;
    const file = new Map([[name, entry]]);
    await this.inspectImages(file);
    const content = (await this.readContent(file)).get(name);
    return typeof content === 'string' ? content : undefined;
  }

  /** Returns the URL of an image by its Git object id; an empty placeholder until it is loaded. */
  imageUrl(sha: string): string {
    return this.#urls.get(sha) ?? placeholderImage;
  }

  /** Adds and inspects an image. @returns its serialized info */
  async take(name: string, sha: string, content: Uint8Array): Promise<string> {
    const found = await this.inspectImage(content);
    const fact = 'fault' in found ? found : { path: name, hash: sha, bytes: content.length, ...found };
    const info = serializeImageInfo(fact, sha);
    // Browsers detect every image type by content except SVG.
    const type = name.endsWith('.svg') ? 'image/svg+xml' : '';
    this.#urls.set(sha, URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type })));
    this.#imageInfos.set(sha, info);
    return info;
  }

  /**
   * Fetches and inspects the images among `files` that have not been inspected yet.
   * @returns whether there were any
   * @throws StoreFailure if one cannot be fetched; images fetched before it stay known
   */
  async inspectImages(files: GitTreeFiles): Promise<boolean> {
    const unknown = [...files].filter(
      ([name, { sha }]) => isImageName(name) && isWritableName(name) && !this.#imageInfos.has(sha),
    );
    const rest = unknown.values();
    const work = async (): Promise<void> => {
      for (const [name, { sha, size }] of rest) {
        const problem = fileSizeProblem(size);
        if (problem) this.#imageInfos.set(sha, serializeImageInfo({ fault: problem }, sha));
        else if (!this.#imageInfos.has(sha)) await this.take(name, sha, await this.contents.bytes(sha));
      }
    };
    await Promise.all(Array.from({ length: parallelDownloads }, work));
    return unknown.length > 0;
  }
}
