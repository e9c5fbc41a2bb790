import { Alert, Button } from '@mui/material';
import { getFixEdits, hasFix } from '../../../documents/edit/fix-edits.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import { useStudio } from '../../state/use-studio.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import { visuallyHidden } from '../../../renderer/parts/styles.ts';
import { words } from '../../messages/messages.ts';
import { useForm } from '../state/form.ts';
import { isWithin, type PlacedProblem } from '../state/placed-problems.ts';

/** A problem, with a button if it can be fixed automatically. */
const FieldProblem = ({ path, severity, message, problem, fix }: PlacedProblem) => {
  const { edits } = useForm();
  const studio = useStudio();
  /** Returns the edits that fix the problem; none if the text has changed since the check. */
  const getEdits = (source: Source): Edit[] =>
    problem && studio.checking.snapshot().checkedTexts.get(problem.file) === source.text
      ? [...getFixEdits(source, problem)]
      : [];
  return (
    <Alert severity={severity} role="presentation" sx={{ mt: 0.5, py: 0 }}>
      <span style={visuallyHidden}>{words.form[severity]}</span>
      {message}
      {problem && hasFix(problem) && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ display: 'block', mt: 0.5 }}
          // With the focus, the help text of the field would appear and move the button away from the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => edits.change(path, getEdits, [...path, 'fix'])}
        >
          {fix}
        </Button>
      )}
    </Alert>
  );
};

/** Shows the problems at a path and below it. @param except children of the path that show their own problems */
export const FieldProblems = ({ path, except = [] }: { path: Path; except?: readonly (string | number)[] }) =>
  useForm()
    .problems.filter((each) => isWithin(each.path, path) && !except.includes(each.path[path.length] ?? ''))
    .map((each) => <FieldProblem key={`${each.problem?.code} ${each.message}`} {...each} />);
