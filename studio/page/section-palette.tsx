import { useMemo } from 'react';
import { getDefinition, schemas, sectionTypes } from '../../documents/read/document/schemas.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { createPageData } from '../../renderer/page-data.ts';
import type { Section } from '../../schema/section.ts';
import { collectReferences, newValue } from '../form/new-entry.ts';
import { PickDialog } from '../ui/pick-dialog.tsx';
import { getLabel } from '../naming/labels.ts';
import { SmallPage } from '../frame/small-page.tsx';
import { useLibrary } from '../frame/use-library.ts';
import type { Studio } from '../state/studio.ts';
import { useChecked, useObserved, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/**
 * Lists what can be inserted into a page: the shared sections, then all section types in schema order. `value` is
 * inserted into the document, `example` is shown as a preview with tokens replaced.
 */
const sectionKinds = (studio: Studio) => {
  const references = collectReferences(studio);
  const sharedSections = Array.from(studio.files.shared, ([name, file]) => ({
    id: `shared ${name}`,
    title: getLabel(name),
    purpose: words.sections.shared,
    value: { type: 'shared', name } as unknown,
    example: studio.document(file)?.value,
  }));
  const types = [...sectionTypes].flatMap((type) => {
    if (type === 'shared') return [];
    const node = getDefinition(schemas.page, type) ?? {};
    const { title = type, description: purpose = '', examples = [] } = node;
    return {
      id: type,
      title,
      purpose,
      value: newValue(schemas.page, node, references),
      example: examples[0],
    };
  });
  const { values } = studio.tokens;
  return [...sharedSections, ...types].map((kind) => ({
    ...kind,
    example: interpolate(kind.example, values),
  }));
};

/** A scaled-down preview of a section. */
const Thumbnail = ({ example }: { example: unknown }) => {
  const site = useChecked(({ rendered }) => rendered.site);
  const library = useLibrary();
  const shown = useMemo(() => {
    if (!site || example === undefined) return undefined;
    // An invalid section fails in the frame, which stays empty.
    const section = example as Section;
    const page = { route: '/', title: '', description: '', sections: [section] };
    return { part: { site, data: createPageData(site, page, library), section } };
  }, [site, example, library]);
  return <SmallPage {...{ shown, width: 1200, height: 690, scale: 0.217 }} />;
};

const look = ({ example }: { example: unknown }) => <Thumbnail example={example} />;

/** Dialog to choose a section, with preview and description; renders nothing while it is closed. */
export const SectionPalette = () => {
  const studio = useStudio();
  const choose = useObserved(studio.palette);
  if (!choose) return null;
  return (
    <PickDialog
      title={words.sections.choose}
      choices={sectionKinds(studio)}
      look={look}
      width={240}
      onClose={(kind) => {
        studio.palette.set(undefined);
        if (kind) choose(kind.value);
      }}
    />
  );
};
