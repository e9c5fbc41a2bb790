import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { schemaAt } from '../../documents/read/schema/schema-at.ts';
import { findFactPath, findSourcePath } from '../../documents/edit/find/source-path.ts';
import { getChild, toArray } from '../../documents/read/document/path.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { type SchemaNode, schemas } from '../../documents/read/document/schemas.ts';
import type { ClickTarget } from '../../renderer/browser/click-target.ts';
import { createPageData } from '../../renderer/page-data.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { DateAlert } from '../dates/date-hint.tsx';
import { fieldEdits } from '../form/state/field-edits.ts';
import { listEdits } from '../form/state/list-edits.ts';
import type { PlacedProblem } from '../form/state/placed-problems.ts';
import { pageFrame, useFrame } from '../frame/use-frame.ts';
import { useLibrary } from '../frame/use-library.ts';
import { sectionName } from '../naming/labels.ts';
import { usePageWidth } from './page-width.tsx';
import { findFormSection, pageWithForm } from './page-with-form.ts';
import { addDroppedFiles } from '../images/add-dropped-files.ts';
import type { Studio } from '../state/studio.ts';
import { useChecked, useDocument, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import type { DocumentLocation } from '../state/view.ts';
import type { EntryAction } from '../ui/section-tools.ts';
import { words } from '../messages/messages.ts';

const siteFile = '_site.yaml';

/** The number of segments in the path of a section: `sections` and its index. */
const sectionDepth = 2;

/** Returns the name of the image with a URL. */
const imageNameOf = (studio: Studio, url: string): string =>
  [...studio.pictures.snapshot().keys()].find((name) => studio.pictureUrl(name) === url) ?? url;

/**
 * Finds the document location of a clicked text or image; undefined if the page or site document cannot be parsed.
 * @param shown the rendered page, whose prices are tokens
 * @param alone file of the form that is shown without a page
 */
const locateClick = (
  studio: Studio,
  clicked: ClickTarget,
  shown: Page | undefined,
  alone: string | undefined,
): DocumentLocation | undefined => {
  const page = studio.document(alone ?? studio.view.fileOf() ?? '');
  const site = studio.document(siteFile);
  if (!site || !page) return undefined;
  const { tokens } = studio;
  const text = clicked.isImage ? imageNameOf(studio, clicked.words) : clicked.words;
  const fact = clicked.isImage ? undefined : findFactPath(site.value, tokens.values, text);
  if (fact) return { file: siteFile, path: fact };
  const { shared, forms } = studio.files;
  const documentOf = (files: ReadonlyMap<string, string>) => (name: string) =>
    studio.document(files.get(name) ?? '');
  const { document, path } = findSourcePath(
    {
      // A form on no page is shown as the only section of a page.
      page: alone === undefined ? page : { ...page, value: { sections: [page.value] } },
      site,
      tokens: tokensOfPage(tokens.values, shown),
      findSharedSection: documentOf(shared),
      findForm: documentOf(forms),
    },
    { ...clicked, words: text },
  );
  const isAlone = alone !== undefined && document.source === page.source;
  return { file: document.source.file, path: isAlone ? path.slice(sectionDepth) : path };
};

const root = schemas.page;
const sections = ['sections'];
const sectionsNode = schemaAt(root, undefined, sections) as SchemaNode;

/** Applies an action to a section of the current page, then selects the section at the resulting index. */
const editSection = (studio: Studio, action: EntryAction, index: number): void => {
  const file = studio.view.fileOf() ?? '';
  const count = toArray(getChild(studio.document(file)?.value, 'sections')).length;
  const report = (refusal?: PlacedProblem) =>
    refusal && studio.notice.set({ text: refusal.message, isError: true });
  const edits = fieldEdits(studio, file, root, report);
  const list = listEdits(
    { root, edits },
    { path: sections, node: sectionsNode, count },
    ({ at = Math.max(0, index - 1) }) => studio.view.choose({ file, path: [...sections, at] }),
  );
  list[action](index);
};

/** Shows the popup card immediately while it is being edited. */
const withOpenPopup = ({ popup, ...site }: Site, isPopupEdited: boolean): Site =>
  popup && isPopupEdited ? { ...site, popup: { ...popup, depth: 0 } } : site;

/** Renders the page from the unsaved texts. A click on the page selects the clicked field. */
export const PageView = () => {
  const studio = useStudio();
  const titleOf = useTitleOf();
  const { route, file, path, chosen } = useView();
  const { rendered, names: pageNames, isCurrent, isMissing } = useChecked((checked) => checked);
  const { site, page: renderedPage, forms } = rendered;
  const form = forms[studio.view.formOf(file)];
  const step = form && path[0] === 'steps' && typeof path[1] === 'number' ? path[1] : undefined;
  const page = useMemo(
    () => (renderedPage && form ? pageWithForm(renderedPage, form, step) : renderedPage),
    [renderedPage, form, step],
  );
  const alone = page && page.route !== renderedPage?.route ? file : undefined;
  const isPopup = file === studio.files.site && path[0] === 'popup';
  const { ref: container, width, scale } = usePageWidth();
  const [failed, setFailed] = useState(false);
  const library = useLibrary();
  const { ref, post } = useFrame({
    clicked: (clicked) => {
      const place = locateClick(studio, clicked, page, alone);
      if (place) studio.view.choose(place);
    },
    section: ({ action, index }) =>
      studio.texts.isEditing.snapshot() ? editSection(studio, action, index) : studio.texts.refuse(),
    followed: (href) => studio.view.open(href.replace(/[?#].*/, '')),
    failed: () => setFailed(true),
    shortcut: (shortcut) => studio.run(shortcut),
    files: ({ files, on }) =>
      void addDroppedFiles(studio, files, on ? locateClick(studio, on, page, alone) : studio.view.snapshot()),
  });

  const data = useMemo(
    () => site && page && createPageData(site, page, library, pageNames),
    [site, page, library, pageNames],
  );
  useEffect(() => {
    if (isMissing) studio.isShown.set(true);
    if (!post || !site || !data) return;
    setFailed(false);
    const pageValue = studio.document(studio.view.fileOf(data.page.route) ?? '')?.value;
    const names = toArray(getChild(pageValue, 'sections')).map(sectionName);
    const edited = form && { form: form.type, step };
    post('show', { site: withOpenPopup(site, isPopup), data, isBehind: !isCurrent, names, edited });
    studio.isShown.set(true);
  }, [studio, post, site, data, isCurrent, isMissing, isPopup, form, step]);

  useEffect(() => {
    const isOwn = studio.view.fileOf(route) === file && path[0] === 'sections';
    const own = isOwn && typeof path[1] === 'number' ? path[1] : undefined;
    post?.('select', page && form ? findFormSection(page, form) : own);
  }, [studio, post, route, file, path, chosen, page, form]);

  const messages = words.page;
  const shownFile = studio.view.fileOf(route) ?? '';
  const error = failed ? messages.failed : isMissing ? messages.missing : undefined;
  return (
    <>
      {error && <Alert severity="error">{error}</Alert>}
      <DateAlert value={useDocument(shownFile)} name={titleOf(shownFile)} />
      {!error && page && !isCurrent && <Alert severity="warning">{messages.behind}</Alert>}
      <Box
        ref={container}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          position: 'relative',
          bgcolor: 'background.default',
        }}
      >
        <Box
          component="iframe"
          ref={ref}
          {...pageFrame}
          title={messages.frame}
          style={{ width, height: `${100 / scale}%`, translate: '-50%', scale: String(scale) }}
          // A frame without a page to show still contains the previous one.
          hidden={error !== undefined}
          sx={{ position: 'absolute', left: '50%', transformOrigin: 'top', border: 0, bgcolor: '#fff' }}
        />
      </Box>
    </>
  );
};
