import { type Change, listChanges, parseValue, type Texts } from '../../documents/changes/list-changes.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { describeValue, fileTitle } from './labels.ts';

/** The changes of one file of a site. */
export type FileChanges = {
  file: string;
  /** Display title: the name of a page. */
  title: string;
  /** Value of the document after the changes; undefined if it does not exist or cannot be parsed. */
  after: unknown;
  /** At least one change, each with its place as editors call it (empty for a whole document). */
  changes: (Change & { place: string })[];
};

/** Lists the differences between two versions of a site, file by file. */
export const listFileChanges = (before: Texts, after: Texts): FileChanges[] => {
  const site = '_site.yaml';
  const tokens = readTokens(parseValue(site, after.get(site) ?? before.get(site))).values;
  const all = listChanges(before, after);
  return [...new Set(all.map(({ file }) => file))].map((file) => {
    const [from, to] = [before, after].map((texts) => parseValue(file, texts.get(file)));
    const changes = all
      .filter((change) => change.file === file)
      .map((change) => ({
        ...change,
        place: interpolateText(describeValue(change.after === undefined ? from : to, change.path), tokens),
      }));
    return { file, title: fileTitle(file, to ?? from, tokens), after: to, changes };
  });
};
