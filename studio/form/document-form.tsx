import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { childOf, type Path } from '../../documents/read/document/path.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { keepEqual } from '../core/keep-equal.ts';
import { useDraft, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { Field } from './field.tsx';
import { formOf } from './field-kinds.ts';
import { Fields } from './parts/fields.tsx';
import { Dragging } from './parts/dragging.tsx';
import { Fold } from './parts/holder.tsx';
import { plainName } from '../naming/names.ts';
import { fieldEdits } from './state/field-edits.ts';
import { focusField, useFocusSoon } from './state/focus.ts';
import { FormContext } from './state/form.ts';
import { ownFields, useOpenings } from './state/openings.ts';
import { usePlacedProblems, type PlacedProblem } from './state/placed-problems.ts';

/** A value whose parts are the very objects that they were, as far as they say the same. */
const useKept = <T,>(value: T): T => {
  const kept = useRef(value);
  kept.current = keepEqual(kept.current, value);
  return kept.current;
};

/** The fields of one document, made from its schema alone. They show what its text says, and change that. */
export const DocumentForm = ({ file }: { file: string }) => {
  const studio = useStudio();
  const view = useView();
  useDraft();
  const [refusal, refuse] = useState<PlacedProblem>();
  const placed = usePlacedProblems(file);
  const problems = useKept(refusal ? [...placed, refusal] : placed);
  const openings = useOpenings(view);
  const focusSoon = useFocusSoon();
  const place = useRef(view.path);
  place.current = view.path;
  const value = useKept(studio.document(file)?.value);
  const site = studio.document('_site.yaml')?.value;
  const tokens = useMemo(() => tokensOf(site).values, [site]);

  useEffect(() => {
    const path = place.current;
    if (path.length === 0) return undefined;
    const frame = requestAnimationFrame(() => focusField(path));
    return () => cancelAnimationFrame(frame);
  }, [view.chosen]);

  const { root, shape, isPage } = formOf(file, value);
  const edits = useMemo(() => fieldEdits(studio, file, root, refuse), [studio, file, root]);
  const form = useMemo(
    () => ({ file, root, tokens, problems, edits, openings, focusSoon, Field }),
    [file, root, tokens, problems, edits, openings, focusSoon],
  );
  if (value === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Alert severity="error">{words.form.unreadable}</Alert>
        {problems.map(({ said: wrong }) => (
          <p key={wrong}>{wrong}</p>
        ))}
      </Box>
    );
  const tell = ({ target }: FocusEvent): void => {
    // A click between fields gives the focus to the group around them, which is not what one edits.
    if (target.matches('[role=group]')) return;
    const shown = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
    if (shown === undefined || shown === JSON.stringify(place.current)) return;
    const path = JSON.parse(shown) as Path;
    if (path[0] === ownFields[0]) return;
    openings.chosenHere(view.chosen + 1);
    studio.view.choose({ file, path });
  };
  const fields = <Fields path={[]} shape={shape} value={value} except={isPage ? ['sections'] : []} />;
  return (
    <FormContext value={form}>
      <Box
        onFocus={tell}
        // What is hidden from the eye stays within it, and makes no page higher.
        sx={{ p: 1.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' }}
      >
        <Dragging>
          {isPage ? (
            <>
              <Fold path={ownFields} title={words.form.page} detail="">
                {fields}
              </Fold>
              <Field
                path={['sections']}
                label={plainName('sections')}
                node={shape.properties?.['sections'] ?? {}}
                value={childOf(value, 'sections')}
                isRequired
              />
            </>
          ) : (
            fields
          )}
        </Dragging>
      </Box>
    </FormContext>
  );
};
