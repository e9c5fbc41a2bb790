import { editableSite, type EditableSite } from '../../documents/edit/editable-site.ts';
import { findPagesByImage, replaceImage } from '../../documents/edit/find/image-usages.ts';
import { replaceText } from '../../documents/edit/find/replace-text.ts';
import { findReplaceableText } from '../../documents/edit/find/find-text.ts';
import { addPage, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { copyPageText } from '../../documents/edit/new-page/copied-page.ts';
import {
  findIncomingLinks,
  findMenuParent,
  removePage,
  type RedirectTargets,
} from '../../documents/edit/remove-page.ts';
import { renamePage } from '../../documents/edit/rename-page.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** The texts that change; null takes a document away. */
export type TextChanges = Map<string, string | null>;

/** What rests on all documents of the site. @param content gives them as they are */
export const siteTasks = (content: () => SiteContent) => {
  const onSite =
    <Input extends unknown[], Result>(task: (site: EditableSite, ...input: Input) => Result) =>
    async (...input: Input): Promise<Result> =>
      task(await editableSite(content()), ...input);
  return {
    addPage: onSite((site, options: NewPageOptions): TextChanges => addPage(site, options)),
    copyPage: onSite((site, options: NewPageOptions): TextChanges => addPage(site, options, copyPageText)),
    renamePage: onSite((site, from: string, to: string): TextChanges => {
      const move = renamePage(site, from, to);
      return new Map<string, string | null>([[move.from, null], ...move.changes]);
    }),
    /** What leads to a page, and the page that would take over from it. */
    incoming: onSite((site, route: string) => ({
      ...findIncomingLinks(site, route),
      heir: findMenuParent(site, route),
    })),
    removePage: onSite((site, route: string, heirs: RedirectTargets): TextChanges => {
      const { page, changes } = removePage(site, route, heirs);
      return new Map<string, string | null>([[page.path, null], ...changes]);
    }),
    replaceablePlaces: onSite(findReplaceableText),
    replaceWords: onSite(replaceText),
    pagesOfPictures: onSite(findPagesByImage),
    replacePicture: onSite(replaceImage),
  };
};
