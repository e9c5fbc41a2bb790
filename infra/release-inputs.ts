import type { Stage } from './stage/stage.ts';

/** Headers by names in small letters: those of `page.html`, in which editors see their page, and of all other files. */
export type StudioHeaders = Record<'page' | 'others', Record<string, string>>;

/** What the rest of the repository makes for the commands here. */
export type ReleaseInputs = {
  /** What git calls it, such as `v1.2.0`. */
  version: string;
  /** Address that the documents give for the site. */
  url: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Headers of the files of the Studio. */
  studioHeaders: StudioHeaders;
  /** Former addresses, each with the present one. */
  redirects: Record<string, string>;
  /** Folders of the built functions. */
  bundles: Record<'ingest' | 'sender' | 'watch' | 'weekly', string>;
  /** Company facts that were never replaced, one line each. */
  standIns: string[];
  /** Pages that are left out as unfinished although their day has come, one line each. */
  leftOut: string[];
  /** Builds the pages and gives their folder. */
  buildPages: () => Promise<string>;
  /** Builds the Studio of a stage that names one and gives its folder. */
  buildStudio: (studio: NonNullable<Stage['studio']>) => Promise<string>;
};
