import { editableSite, type EditableSite } from '../../documents/edit/editable-site.ts';
import { findPagesByImage, replaceImage } from '../../documents/edit/find/image-usages.ts';
import { findQuotesAndPrices } from '../../documents/edit/find/quotes-and-prices.ts';
import { replaceText } from '../../documents/edit/find/replace-text.ts';
import { findReplaceableText, findSections } from '../../documents/edit/find/find-text.ts';
import { addPage, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { copyPageText } from '../../documents/edit/new-page/copied-page.ts';
import {
  findIncomingLinks,
  findMenuParent,
  removePage,
  type RedirectTargets,
} from '../../documents/edit/remove-page.ts';
import { renamePage } from '../../documents/edit/rename-page.ts';
import type { Path } from '../../documents/read/document/path.ts';
import type { SiteDocument } from '../../documents/read/site-document.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** Changed texts by file; null removes a document. */
export type TextChanges = Map<string, string | null>;

/**
 * Tasks that need all documents of the site.
 * @param content returns their current content
 * @param checked returns the documents as the checker has read them
 */
export const siteTasks = (content: () => SiteContent, checked: () => Promise<EditableSite>) => {
  const onSite =
    <Input extends unknown[], Result>(task: (site: EditableSite, ...input: Input) => Result) =>
    async (...input: Input): Promise<Result> =>
      task(await editableSite(content()), ...input);
  /** A new page needs no other page than the one that it is based on. */
  const addPageWith =
    (createText?: typeof copyPageText) =>
    async (options: NewPageOptions): Promise<TextChanges> => {
      const isNeeded = ({ kind, source }: SiteDocument): boolean =>
        kind !== 'page' || toRoute(source.file) === options.like;
      return addPage(await editableSite(content(), '', undefined, isNeeded), options, createText);
    };
  return {
    addPage: addPageWith(),
    copyPage: addPageWith(copyPageText),
    renamePage: onSite((site, from: string, to: string): TextChanges => {
      const move = renamePage(site, from, to);
      return new Map<string, string | null>([[move.from, null], ...move.changes]);
    }),
    /** Returns the links to a page, and the suggested redirect target if it is removed. */
    incoming: onSite((site, route: string) => ({
      ...findIncomingLinks(site, route),
      parentRoute: findMenuParent(site, route),
    })),
    removePage: onSite((site, route: string, targets: RedirectTargets): TextChanges => {
      const { file, changes } = removePage(site, route, targets);
      return new Map<string, string | null>([[file, null], ...changes]);
    }),
    replaceablePlaces: onSite(findReplaceableText),
    replaceWords: onSite(replaceText),
    quotesAndPrices: async () => findQuotesAndPrices(await checked()),
    /** Returns the sections (without `text`) and the texts that contain some words, each once. */
    search: async (words: string): Promise<{ file: string; path: Path; text?: string }[]> => {
      const site = await checked();
      const texts = findReplaceableText(site, { words, isPartOfWord: true });
      const places = new Map(texts.map((each) => [[each.file, ...each.path].join(' '), each]));
      return [
        ...findSections(site, words),
        ...Array.from(places.values(), (each) => ({ ...each, text: each.before + each.found + each.after })),
      ];
    },
    pagesOfPictures: onSite(findPagesByImage),
    replacePicture: onSite(replaceImage),
  };
};
