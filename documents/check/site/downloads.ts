import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { downloadSignatures, maxDownloadBytes } from '../../read/site/downloads.ts';
import { extensionOf, stemOf } from '../../read/site/file-names.ts';
import type { FileContent } from '../../read/site/site-content.ts';
import { slugify } from '../../read/slug.ts';
import type { SiteModel } from '../site-model.ts';

/** Returns the problem of the content of a file; undefined if it has none or its content is not known. */
const contentProblem = (file: string, extension: string, content: FileContent): Problem | undefined => {
  if (typeof content === 'string' || content instanceof Uint8Array) return undefined;
  if ('unreadable' in content)
    return fileProblem(file, 'file-unreadable', { cause: 'system', reason: content.unreadable });
  const { bytes, start = '' } = content;
  if (bytes > maxDownloadBytes)
    return fileProblem(file, 'download', {
      cause: 'size',
      size: Math.ceil(bytes / 100_000) / 10,
      most: maxDownloadBytes / 1_000_000,
    });
  const isExpected = start.toUpperCase().startsWith(downloadSignatures[extension] ?? '');
  return isExpected ? undefined : fileProblem(file, 'download', { cause: 'type', extension });
};

/** Reports files for visitors whose name cannot be a URL, whose content is of another type, or that are too large. */
export function* checkDownloads({ downloads, shownPath }: SiteModel): Generator<Problem> {
  for (const [url, content] of downloads) {
    const file = shownPath(url.slice(1));
    const ending = extensionOf(url).toLowerCase();
    const name = slugify(stemOf(url)) + ending;
    const problem = contentProblem(file, ending.slice(1), content);
    if (!url.endsWith(`/${name}`)) yield fileProblem(file, 'file-name', { cause: 'page', name });
    else if (problem) yield problem;
  }
}
