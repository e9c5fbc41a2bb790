import { Button, Stack, Typography } from '@mui/material';
import alert from '@lucide/icons/icons/circle-alert';
import warning from '@lucide/icons/icons/triangle-alert';
import { getFixEdits, hasFix } from '../../../documents/edit/fix-edits.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import type { Studio } from '../../state/studio.ts';
import { useStudio } from '../../state/use-studio.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { visuallyHidden } from '../../../renderer/parts/visually-hidden.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { useForm } from '../state/form.ts';
import { isWithin, type PlacedProblem } from '../state/placed-problems.ts';

/** What the button says that fixes a problem; nothing where it is not certain what was meant. */
const fixLabel = (problem: Problem): string | undefined => {
  if (!hasFix(problem)) return undefined;
  const [edit, ...others] = problem.edits ?? [];
  if (!edit) return words.problems.migrate;
  // In a text, the bracket behind an address is part of what is replaced.
  const meant = edit.text.replace(/\)$/, '');
  return others.length > 0 || /\n|^$/.test(meant)
    ? words.problems.fix
    : formatMessage(words.problems.mend, { meant });
};

/** The edits that fix a problem; none while the text is another one than was checked. */
const fixIfChecked = (studio: Studio, source: Source, problem: Problem): Edit[] =>
  studio.checking.snapshot().checkedTexts.get(studio.nameOf(problem.file)) === source.text
    ? [...getFixEdits(source, problem)]
    : [];

/** What is wrong, with a button where it is certain what was meant. */
const Fault = ({ path, severity, said, problem }: PlacedProblem) => {
  const { edits } = useForm();
  const studio = useStudio();
  const mended = problem && fixLabel(problem);
  return (
    <Stack direction="row" spacing={0.75} sx={{ color: `${severity}.main`, mt: 0.5 }}>
      <span style={{ flex: 'none', lineHeight: 0, paddingTop: 2 }}>
        <LineIcon icon={severity === 'error' ? alert : warning} size={16} />
        <span style={visuallyHidden}>{words.form[severity]}</span>
      </span>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {said}
        {problem && mended !== undefined && (
          <Button
            variant="outlined"
            color="inherit"
            sx={{ display: 'block', mt: 0.5 }}
            onClick={() =>
              edits.change(path, (source) => fixIfChecked(studio, source, problem), [...path, 'fix'])
            }
          >
            {mended}
          </Button>
        )}
      </Typography>
    </Stack>
  );
};

/**
 * What is wrong at a place and inside it.
 * @param except the fields of a group, or entries of a list, that tell their problems themselves
 */
export const FieldProblems = ({ path, except = [] }: { path: Path; except?: readonly (string | number)[] }) =>
  useForm()
    .problems.filter((each) => isWithin(each.path, path) && !except.includes(each.path[path.length] ?? ''))
    .map((each) => <Fault key={`${each.problem?.code} ${each.said}`} {...each} />);
