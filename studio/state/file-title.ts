import { childOf } from '../../documents/read/document/path.ts';
import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import { routeOf } from '../../documents/read/site/site-files.ts';
import { interpolateText, type Tokens } from '../../documents/read/site/tokens.ts';
import { plainName } from '../form/plain-name.ts';
import { fill, words } from '../words/words.ts';
import { useStudio } from './use-studio.ts';

const { told } = words;

/**
 * What an editor calls a file: a page by its name.
 * @param value what the document holds, if it can be read
 * @param tokens what the tokens in it stand for
 */
export const fileTitle = (file: string, value: unknown, tokens: Tokens['values']): string => {
  if (file.startsWith(mediaFolder)) return fill(told.picture, { name: file.slice(mediaFolder.length) });
  if (/^_site\.ya?ml$/.test(file)) return words.rail.site;
  const piece = /^_shared\/(.*)\.ya?ml$/.exec(file)?.[1];
  if (piece !== undefined) return fill(told.piece, { name: plainName(piece) });
  const name = childOf(value, 'name') ?? childOf(value, 'title');
  return typeof name === 'string' ? interpolateText(name, tokens) : routeOf(file);
};

/** What an editor calls the files of the Studio that is around. */
export const useTitleOf = (): ((file: string) => string) => {
  const studio = useStudio();
  return (file) => fileTitle(file, studio.document(file)?.value, studio.tokens.values);
};
