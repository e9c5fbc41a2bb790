import { Stack, Typography } from '@mui/material';
import { getChild, type Path } from '../../../documents/read/document/path.ts';
import { resolveRef, schemas, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { fieldsOf } from '../field-kinds.ts';
import { words } from '../../messages/messages.ts';
import { fieldLabel } from '../../naming/labels.ts';
import { useForm } from '../state/form.ts';
import { ClosedBox } from './closed-box.tsx';
import { FieldProblems } from './field-problems.tsx';

type Props = {
  path: Path;
  shape: SchemaNode;
  value: unknown;
  /** Default values of omitted fields; makes all fields optional. */
  inherited?: unknown;
  except?: readonly string[];
};

/** All fields of a mapping, preceded by the problems of the mapping itself. Those that are rarely needed are folded. */
export const FieldList = ({ path, shape, value, inherited, except = [] }: Props) => {
  const { root, Field } = useForm();
  const all = fieldsOf(root, shape);
  const names = all.map(({ name }) => name);
  const renderFields = (isRare: boolean) =>
    all
      .filter(({ name, node }) => !except.includes(name) && (resolveRef(root, node).more ?? false) === isRare)
      .map(({ name, node, isRequired }) => (
        <Field
          key={name}
          path={[...path, name]}
          label={fieldLabel(root, name, node)}
          node={node}
          value={getChild(value, name)}
          isRequired={isRequired && inherited === undefined}
          order={Object.keys(shape.properties ?? {})}
          inherited={getChild(inherited, name)}
        />
      ));
  const rare = renderFields(true);
  // Beside its label, a field of a form and a choice have only the name that requests and exports contain.
  const isForExports = root === schemas.form && shape.properties?.['label'] !== undefined;
  return (
    <>
      <FieldProblems path={path} except={names} />
      <ClosedBox {...{ path, shape, value }} />
      {renderFields(false)}
      {rare.length > 0 && (
        <details ref={(element) => void (element?.querySelector('.MuiAlert-root') && (element.open = true))}>
          <Typography component="summary" variant="h3">
            {isForExports ? words.forms.exports : words.form.more}
          </Typography>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {rare}
          </Stack>
        </details>
      )}
    </>
  );
};
