import type { BuiltFolder } from './publish/folder.ts';
import type { Stage } from './stage/stage.ts';

/**
 * Response headers by lowercase name: those of `page.html`, in which editors see the preview of their page, and those
 * of all other files.
 */
export type StudioHeaders = Record<'page' | 'others', Record<string, string>>;

/** What the other modules produce for the commands of `infra/`. */
export type ReleaseInputs = {
  /** The version as `git describe` names it, such as `v1.2.0`. */
  version: string;
  /** URL of the site in the documents. */
  url: string;
  /** Response headers. */
  headers: Record<string, string>;
  /** Headers of the Studio's files. */
  studioHeaders: StudioHeaders;
  /** Target route by former route. */
  redirects: Record<string, string>;
  /** Folders of the built functions. */
  bundles: Record<'ingest' | 'sender' | 'watch' | 'weekly', string>;
  /** Company facts that are still placeholders, and content that is marked as an example, one line each. */
  placeholderFacts: string[];
  /** Pages that are skipped as unfinished on their publication day, one line each. */
  leftOut: string[];
  buildPages: () => Promise<BuiltFolder>;
  /** Builds the Studio of a stage. */
  buildStudio: (studio: NonNullable<Stage['studio']>) => Promise<BuiltFolder>;
};
