import { parseDocuments } from '../../documents/read/read-document.ts';
import type { DocumentKind } from '../../documents/read/document/schemas.ts';
import type { ParsedDocument } from '../../documents/read/site-document.ts';
import { Source } from '../../documents/read/document/source.ts';
import type { PageData } from '../../renderer/context.tsx';
import type { Assets } from '../../renderer/server/assets.ts';
import { setPostMethod } from '../../renderer/forms/post-by-default.ts';
import { endpointOf } from '../../renderer/urls.ts';
import { createPageRenderer } from '../../renderer/server/render-page.tsx';
import type { Site } from '../../schema/site.ts';
import { FileWriter } from '../output/output-folder.ts';
import { pagePaths } from './page-paths.ts';

/** A page to render. */
export type PageTask = {
  data: PageData;
  /** The URL of its share image. */
  share: string;
  /** The hash of its data file. */
  revision: string;
};

/** The input that all pages of a site have in common. */
export type SharedRenderInput = {
  site: Site;
  assets: Assets;
  /** The folder to write to. Each build has its own. */
  out: string;
};

const createWriter = async ({ site, assets, out }: SharedRenderInput) => {
  const renderPage = await createPageRenderer(site, assets);
  const folder = new FileWriter(out);
  return ({ data, share, revision }: PageTask): void => {
    const [htmlFile] = pagePaths(data.page.route);
    folder.write(htmlFile, setPostMethod(renderPage(data, share, revision), endpointOf(site)));
  };
};

let writer: { out: string; write: (task: PageTask) => void } | undefined;

/**
 * Renders pages and writes their HTML.
 * @throws Error that names the page if it cannot be rendered
 */
export const render = async ({ common, tasks }: { common: SharedRenderInput; tasks: PageTask[] }): Promise<void> => {
  if (writer?.out !== common.out) writer = { out: common.out, write: await createWriter(common) };
  for (const task of tasks) {
    try {
      writer.write(task);
    } catch (error) {
      const { route } = task.data.page;
      throw new Error(`the page ${route} cannot be rendered (${String(error)})`, { cause: error });
    }
  }
};

/** A document to parse, as plain data: `Source` objects would lose their class when they are sent to a worker. */
type DocumentText = { file: string; text: string; kind: DocumentKind };

/** Parses documents. */
export const read = (texts: DocumentText[]): ParsedDocument[] =>
  parseDocuments(texts.map(({ file, text, kind }) => ({ source: new Source(file, text), kind })));
