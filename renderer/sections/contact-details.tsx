import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Section } from '../../schema/section.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { Band } from '../parts/band.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3 } from '../parts/text/headings.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Stack } from '../parts/stack.tsx';

const Columns = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.layout.stack,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: '5rem' },
    '& dl > div': { paddingBlock: theme.spacing(2), borderTop: `1px solid ${theme.tone.rule}` },
  })),
);

const Ways = styled('dl')(
  memoTheme(({ theme }) => ({
    '& > div': { position: 'relative', paddingLeft: theme.spacing(6) },
    '& svg': { position: 'absolute', left: 0, top: theme.spacing(2.5), color: theme.tone.accent },
    '& dt': { ...theme.typography.caption, color: theme.tone.soft },
    '& dd': theme.typography.h4,
    '& dd a': { display: 'inline-block' },
  })),
);

const Hours = styled('div')(
  memoTheme(({ theme }) => ({
    '& dl': { marginTop: theme.spacing(2) },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);

const Emergency = styled('div')(
  memoTheme(({ theme }) => ({
    ...theme.tones.dark,
    padding: 'clamp(min(1.5rem, 7.5vw), 4vw, 3rem)',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.tone.ground,
    color: theme.tone.ink,
    display: 'grid',
    gap: theme.spacing(3, 6),
    alignItems: 'center',
    justifyItems: 'start',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
    '& p': { maxWidth: theme.layout.measure, marginTop: theme.spacing(1), color: theme.tone.soft },
  })),
);

/** How to reach the business, when, and what to do when it cannot wait. */
export default function ContactDetails({ section }: { section: Section<'contact-details'> }) {
  const { heading, intro, ways, hours, emergency } = section;
  return (
    <Band>
      <Stack>
        <SectionHeading heading={heading} intro={intro} />
        <Columns>
          <Ways>
            {ways.map(({ label, value, icon, href }) => (
              <div key={label}>
                <dt>
                  {icon && <Icon name={icon} />}
                  {label}
                </dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </Ways>
          {hours && (
            <Hours>
              <Heading3>{hours.heading}</Heading3>
              <dl>
                {hours.rows.map(({ days, time }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{time}</dd>
                  </div>
                ))}
              </dl>
            </Hours>
          )}
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
      </Stack>
    </Band>
  );
}
