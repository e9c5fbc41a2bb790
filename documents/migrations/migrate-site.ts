import { EditRefusal } from '../edit/edit-refusal.ts';
import { filesOf, type EditableSite, type SiteFile } from '../edit/editable-site.ts';
import { childOf } from '../read/document/path.ts';
import { migratedText } from './migrate-text.ts';

/**
 * The texts of all documents that wait for a migration, by their files.
 * @throws EditRefusal when one of them is written in a way that cannot be changed safely: half a site would be wrong
 */
export const migratedSite = (site: EditableSite): Map<string, string> => {
  const typeOfPiece = (name: string): string | undefined => {
    const type = childOf(site.shared.get(name)?.document.value, 'type');
    return typeof type === 'string' ? type : undefined;
  };
  const refusals: string[] = [];
  const changed = filesOf(site).flatMap(({ path, document: { source } }: SiteFile): [string, string][] => {
    try {
      const text = migratedText(source, typeOfPiece);
      return text === source.text ? [] : [[path, text]];
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
      refusals.push(error.message);
      return [];
    }
  });
  if (refusals.length > 0) throw new EditRefusal(refusals.join('\n'));
  return new Map(changed);
};
