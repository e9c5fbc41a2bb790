import { getChild, type Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import { fieldsOf } from '../field-kinds.ts';
import { fieldLabel } from '../../naming/labels.ts';
import { useForm } from '../state/form.ts';
import { FieldProblems } from './field-problems.tsx';

type Props = {
  path: Path;
  shape: SchemaNode;
  value: unknown;
  /** Default values of omitted fields; makes all fields optional. */
  inherited?: unknown;
  except?: readonly string[];
};

/** All fields of a mapping, preceded by the problems of the mapping itself. */
export const FieldList = ({ path, shape, value, inherited, except = [] }: Props) => {
  const { root, Field } = useForm();
  const all = fieldsOf(root, shape);
  const names = all.map(({ name }) => name);
  return (
    <>
      <FieldProblems path={path} except={names} />
      {all
        .filter(({ name }) => !except.includes(name))
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
        ))}
    </>
  );
};
