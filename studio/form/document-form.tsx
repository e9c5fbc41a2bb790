import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useState, type FocusEvent } from 'react';
import { getChild, type Path } from '../../documents/read/document/path.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { reuseEqualParts } from '../core/reuse-equal-parts.ts';
import { useDocument, useStudio, useTexts, useView } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { SchemaField } from './field.tsx';
import { formOf } from './field-kinds.ts';
import { FieldList } from './parts/fields.tsx';
import { CollapsibleFieldGroup } from './parts/field-group.tsx';
import { useDescribedProblems } from '../problems/use-described-problems.ts';
import { getLabel } from '../naming/labels.ts';
import { fieldEdits } from './state/field-edits.ts';
import { focusField } from './state/focus.ts';
import { FormContext } from './state/form.ts';
import { ownFields, useOpenState } from './state/open-state.ts';
import type { PlacedProblem } from './state/placed-problems.ts';

/** A form for one document, generated from its schema. It displays and edits the text of the document. */
export const DocumentForm = ({ file }: { file: string }) => {
  const studio = useStudio();
  const view = useView();
  const value = useDocument(file);
  const { root, shape, isPage } = formOf(file, value);
  const [report, setReport] = useState<{ problem: PlacedProblem; value: unknown }>();
  const described = useDescribedProblems();
  const openState = useOpenState(view);
  // The report of a failed edit is hidden once the text has changed, for example by Undo.
  const reported = report?.value === value ? report?.problem : undefined;
  const allTokens = tokensOfPage(
    useTexts((each) => each.tokens.values),
    value,
  );
  const [tokens, setTokens] = useState(allTokens);
  if (reuseEqualParts(tokens, allTokens) !== tokens) setTokens(allTokens);
  // All fields render again when the context changes, others only when their values do.
  const form = useMemo(() => {
    const edits = fieldEdits(studio, file, root, (problem) =>
      setReport(problem && { problem, value: studio.document(file)?.value }),
    );
    const placed = described
      .filter((each) => each.file === file)
      .map((each) => ({ ...each, ...each.describe() }));
    const problems = [...placed, reported ?? []].flat();
    return { file, root, tokens, problems, edits, openState, Field: SchemaField };
  }, [studio, file, root, tokens, described, reported, openState]);

  useEffect(() => {
    const { path, chosen } = studio.view.snapshot();
    if (path.length === 0) return undefined;
    // After a reload, the focus is at the start of the page and not in a field.
    const frame = requestAnimationFrame(() => focusField(path, chosen > 0));
    return () => cancelAnimationFrame(frame);
  }, [studio, view.chosen]);

  if (value === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Alert severity="error">{words.form.unreadable}</Alert>
      </Box>
    );
  const selectField = ({ target }: FocusEvent): void => {
    // A click between fields focuses the surrounding group, which should not become the selection.
    if (target.matches('[role=group]')) return;
    const focusedPath = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
    if (focusedPath === undefined || focusedPath === JSON.stringify(view.path)) return;
    const path = JSON.parse(focusedPath) as Path;
    if (path[0] === ownFields[0]) return;
    openState.ignoreSelection(view.chosen + 1);
    studio.view.choose({ file, path });
  };
  const own = { path: ownFields, title: words.form.page };
  const fields = <FieldList path={[]} shape={shape} value={value} except={isPage ? ['sections'] : []} />;
  return (
    <FormContext value={form}>
      <Box
        onFocus={selectField}
        // A positioned container for visually hidden elements, which would otherwise extend the page.
        sx={{ p: 1.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' }}
      >
        {isPage ? <CollapsibleFieldGroup {...own}>{fields}</CollapsibleFieldGroup> : fields}
        {isPage && (
          <SchemaField
            path={['sections']}
            label={getLabel('sections')}
            node={shape.properties?.['sections'] ?? {}}
            value={getChild(value, 'sections')}
            isRequired
          />
        )}
      </Box>
    </FormContext>
  );
};
