import type { Rule } from '../../schema/forms/checked-value.ts';
import type { ErrorMessages } from '../../schema/forms/site-forms.ts';
import type { SentField } from '../../schema/forms/field-rules.ts';
import type { Locale } from '../../schema/locale.ts';
import { messageFor } from '../../schema/forms/message-for.ts';
import type { Section } from '../../schema/section.ts';
import { useLocale, usePage, useSite } from '../context.tsx';
import { styledByTheme } from '../parts/styles.ts';
import { TitledBand } from '../parts/band.tsx';

/** Invisible until the URL names one of the fields. */
const Help = styledByTheme('div', (theme) => ({
  display: 'none',
  '&:has(:target)': { display: 'block' },
  '& dl > div': {
    display: 'none',
    // Scroll margin that keeps the heading in view.
    scrollMarginTop: '8rem',
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `4px solid ${theme.palette.error.main}`,
  },
  '& dl > :target': { display: 'block' },
  '& dt': { fontWeight: 600 },
}));

/** Returns the messages for the rules that a value of a field can violate. */
const messagesOf = (field: SentField, errors: ErrorMessages, locale: Locale): string[] => {
  const has = (setting: string) => setting in field;
  const { kind } = field;
  const conditions: Partial<Record<Rule, boolean>> = {
    required: !field.optional,
    unknown: has('choices'),
    format: ['email', 'postal-code', 'number', 'date'].includes(kind),
    tooShort: kind !== 'number' && has('minimum'),
    tooLong: ['name', 'email', 'phone', 'text', 'paragraph'].includes(kind),
    tooSmall: kind === 'number' && has('minimum'),
    tooLarge: kind === 'number' && has('maximum'),
    tooEarly: kind === 'date',
    tooLate: has('days'),
  };
  const violated = (Object.keys(conditions) as Rule[]).filter((rule) => conditions[rule]);
  return [...new Set(violated.map((rule) => messageFor(errors, field, rule, locale)))];
};

/**
 * Names the field that the Lambda did not accept from a browser without scripts: the fragment of the URL is the id of
 * its entry, such as `#contact-email`.
 */
export default function FieldHelp({ section }: { section: Section<'field-help'> }) {
  const { forms } = usePage().page;
  const { errors } = useSite().forms;
  const locale = useLocale();
  return (
    <Help>
      <TitledBand section={section}>
        <dl>
          {Object.values(forms).flatMap(({ type, steps }) =>
            steps.flatMap(({ fields }) =>
              fields.map(
                (field) =>
                  field.kind !== 'photos' && (
                    <div key={`${type}-${field.name}`} id={`${type}-${field.name}`}>
                      <dt>{field.label}</dt>
                      {messagesOf(field, errors, locale).map((message) => (
                        <dd key={message}>{message}</dd>
                      ))}
                    </div>
                  ),
              ),
            ),
          )}
        </dl>
      </TitledBand>
    </Help>
  );
}
