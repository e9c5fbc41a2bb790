import { Box } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { getRefName, resolveRef, schemas } from '../../documents/read/document/schemas.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { aliases } from '../../schema/aliases.ts';
import type { Section } from '../../schema/section.ts';
import { collectReferences, newValue } from '../form/new-entry.ts';
import { PickDialog } from '../ui/pick-dialog.tsx';
import { sectionName } from '../naming/labels.ts';
import { pageFrame, useFrame } from '../frame/use-frame.ts';
import { useLibrary } from '../frame/use-library.ts';
import type { PaletteRequest, Studio } from '../state/studio.ts';
import { useChecked, useObserved, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/**
 * Lists what can be inserted into a list: the section types or kinds of form fields in schema order; before section
 * types, the shared sections, and the notice, which is edited elsewhere and has no value. `value` is inserted into the
 * document, `example` is shown as a preview with tokens replaced.
 */
const listChoices = (studio: Studio, { root, node }: PaletteRequest) => {
  const references = collectReferences(studio);
  const sharedSections = Array.from(studio.files.shared, ([name, file]) => {
    const value: unknown = { type: 'shared', name };
    const example = studio.document(file)?.value;
    const { shared: purpose } = words.sections;
    return { id: `shared ${name}`, title: sectionName(value), purpose, value, example };
  });
  const types = (resolveRef(root, node).oneOf ?? []).flatMap((branch) => {
    const id = getRefName(branch) ?? '';
    if (id === 'shared') return [];
    const { title = id, description: purpose = '', examples = [] } = resolveRef(root, branch);
    const value = newValue(root, branch, references);
    const kind = { id, title, purpose, value, example: examples[0] };
    const { choices, ...yesOrNo } = words.forms.yesOrNo;
    return id === 'choice' ? [kind, { ...kind, ...yesOrNo, value: { ...Object(value), choices } }] : kind;
  });
  const ofSite = { id: 'notice', title: words.sections.notice, purpose: '', value: null, example: undefined };
  const { values } = studio.tokens;
  return [...(root === schemas.page ? [ofSite, ...sharedSections] : []), ...types].map((kind) => ({
    ...kind,
    also: kind === ofSite ? words.rail.siteAlso : aliases[kind.id],
    example: interpolate(kind.example, tokensOfPage(values, kind.example)),
  }));
};

/** Scale at which sections are previewed. */
const scale = 0.217;

/** A scaled-down, inert preview of a section. */
const Thumbnail = ({ example }: { example: unknown }) => {
  const site = useChecked(({ rendered }) => rendered.site);
  const forms = useChecked(({ rendered }) => rendered.forms);
  const library = useLibrary();
  const shown = useMemo(() => {
    if (!site || example === undefined) return undefined;
    // If the section is invalid, it cannot be rendered, and the frame stays empty.
    const section = example as Section;
    const page = { route: '/', title: '', description: '', sections: [section], forms };
    return { site, data: createPageData(site, page, library), section };
  }, [site, example, forms, library]);
  const { ref, post } = useFrame();
  useEffect(() => {
    if (shown) post?.('part', shown);
  }, [post, shown]);
  return (
    <Box
      aria-hidden
      sx={{ width: 1200 * scale, maxWidth: '100%', height: 690 * scale, overflow: 'hidden', bgcolor: '#fff' }}
    >
      <Box
        component="iframe"
        ref={ref}
        {...pageFrame}
        loading="lazy"
        inert
        sx={{ width: 1200, height: 690, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
};

const look = ({ example }: { example: unknown }) => example !== undefined && <Thumbnail example={example} />;

/**
 * Dialog to choose a section, with preview and description, or a kind of form field; renders nothing while it is
 * closed.
 */
export const Palette = () => {
  const studio = useStudio();
  const request = useObserved(studio.palette);
  if (!request) return null;
  const isSection = request.root === schemas.page;
  return (
    <PickDialog
      title={isSection ? words.sections.choose : words.forms.chooseField}
      choices={listChoices(studio, request)}
      look={isSection ? look : () => null}
      width={240}
      onClose={(kind) => {
        studio.palette.set(undefined);
        if (kind?.value === null) studio.view.choose({ file: '_site.yaml', path: ['notice'] });
        else if (kind) request.choose(kind.value);
      }}
    />
  );
};
