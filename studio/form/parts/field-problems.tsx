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
import { visuallyHidden } from '../../../renderer/parts/styles.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { idOf, useForm } from '../state/form.ts';
import { isWithin, type PlacedProblem } from '../state/placed-problems.ts';

/** Returns the label of the fix button, or undefined if the problem has no certain fix. */
const fixLabel = (problem: Problem): string | undefined => {
  if (!hasFix(problem)) return undefined;
  const [edit, ...otherEdits] = problem.edits ?? [];
  if (!edit) return words.problems.migrate;
  // In Markdown links, the replacement includes the closing parenthesis.
  const replacement = edit.text.replace(/\)$/, '');
  return otherEdits.length > 0 || /\n|^$/.test(replacement)
    ? words.problems.fix
    : formatMessage(words.problems.replaceWith, { meant: replacement });
};

/** Returns the edits that fix a problem; none if the text has changed since the check. */
const fixIfChecked = (studio: Studio, source: Source, problem: Problem): Edit[] =>
  studio.checking.snapshot().checkedTexts.get(studio.nameOf(problem.file)) === source.text
    ? [...getFixEdits(source, problem)]
    : [];

/** A problem, with a button if it has a certain fix; or a warning before a change, with buttons to cancel or make it. */
export const FieldProblem = ({ path, severity, message, problem, actions }: PlacedProblem) => {
  const { edits } = useForm();
  const studio = useStudio();
  const fixText = problem && fixLabel(problem);
  return (
    <Stack direction="row" spacing={0.75} sx={{ color: `${severity}.main`, mt: 0.5 }}>
      <span style={{ flex: 'none', lineHeight: 0, paddingTop: 2 }}>
        <LineIcon icon={severity === 'error' ? alert : warning} size={16} />
        <span style={visuallyHidden}>{words.form[severity]}</span>
      </span>
      <Typography variant="body2" component="div" role={actions && 'alert'} sx={{ overflowWrap: 'anywhere' }}>
        {message}
        {problem && fixText !== undefined && (
          <Button
            variant="outlined"
            color="inherit"
            sx={{ display: 'block', mt: 0.5 }}
            onClick={() =>
              edits.change(path, (source) => fixIfChecked(studio, source, problem), [...path, 'fix'])
            }
          >
            {fixText}
          </Button>
        )}
        {actions &&
          (['cancel', 'proceed'] as const).map((action) => (
            <Button key={action} id={`${idOf(path)}-${action}`} color="inherit" onClick={actions[action]}>
              {words.forms[action]}
            </Button>
          ))}
      </Typography>
    </Stack>
  );
};

/** Shows the problems at a path and below it. @param except children of the path that show their own problems */
export const FieldProblems = ({ path, except = [] }: { path: Path; except?: readonly (string | number)[] }) =>
  useForm()
    .problems.filter((each) => !each.actions)
    .filter((each) => isWithin(each.path, path) && !except.includes(each.path[path.length] ?? ''))
    .map((each) => <FieldProblem key={`${each.problem?.code} ${each.message}`} {...each} />);
