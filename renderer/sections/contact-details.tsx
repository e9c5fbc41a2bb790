import { formatDays, formatHours } from '../../schema/locale.ts';
import type { Section } from '../../schema/section.ts';
import { useLocale, useSite } from '../context.tsx';
import { Stack, TitledBand } from '../parts/band.tsx';
import { ActionLink } from '../parts/action-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { MaybeLink } from '../parts/link.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';
import { Towns } from '../parts/towns.tsx';

const Columns = styledByTheme(Stack, (theme) => ({
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: '5rem' },
  '& dl > div': { paddingBlock: theme.spacing(2), borderTop: `1px solid ${theme.tone.rule}` },
}));

const Ways = styledByTheme('dl', (theme) => ({
  '& > div': { position: 'relative', paddingLeft: theme.spacing(6) },
  '& svg': { position: 'absolute', left: 0, top: theme.spacing(2.5), color: theme.tone.accent },
  '& dt': { ...theme.typography.caption, color: theme.tone.soft },
  '& dd': theme.typography.h4,
  '& dd a': { display: 'inline-block' },
}));

const Hours = styledByTheme('div', (theme) => ({
  '& dl, & p': { marginBlock: theme.spacing(2, 4) },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Emergency = styledByTheme('div', (theme) => ({
  padding: 'clamp(min(1.5rem, 7.5vw), 4vw, 3rem)',
  borderRadius: theme.shape.borderRadius,
  display: 'grid',
  gap: theme.spacing(3, 6),
  alignItems: 'center',
  justifyItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
  '& p': { maxWidth: theme.layout.measure, marginTop: theme.spacing(1), color: theme.tone.soft },
}));

/** Contact data, opening hours and the emergency box. */
export default function ContactDetails({ section }: { section: Section<'contact-details'> }) {
  const { ways, hours, towns, emergency } = section;
  const { locations } = useSite();
  const locale = useLocale();
  const location = locations.find(({ name }) => name === section.location) ?? locations[0];
  return (
    <TitledBand section={section}>
      <Columns>
        <Ways>
          {ways.map(({ label, value, icon, href }) => (
            <div key={label}>
              <dt>
                {icon && <Icon name={icon} />}
                {label}
              </dt>
              <dd>
                <MaybeLink href={href}>{value}</MaybeLink>
              </dd>
            </div>
          ))}
        </Ways>
        <Hours>
          {hours && (
            <>
              <Heading3>{hours.heading}</Heading3>
              <dl>
                {hours.rows.map(({ days, time }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{time}</dd>
                  </div>
                ))}
                {location?.exceptions?.map((exception) => (
                  <div key={exception.from}>
                    <dt>{formatDays(exception.from, exception.to, locale)}</dt>
                    <dd>{formatHours(exception, locale)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {towns && (
            <>
              <Heading3>{towns}</Heading3>
              <p>
                <Towns />
              </p>
            </>
          )}
        </Hours>
      </Columns>
      {emergency && (
        <Emergency data-tone="dark">
          <div>
            <Heading3>{emergency.title}</Heading3>
            <p>{emergency.description}</p>
          </div>
          <ActionLink look="outlined" href={emergency.href}>
            <Icon name="phone" />
            {emergency.label}
          </ActionLink>
        </Emergency>
      )}
    </TitledBand>
  );
}
