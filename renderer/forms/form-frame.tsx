import type { ReactNode } from 'react';
import type { Notices } from '../../schema/forms/copy.ts';
import { leadEndpoint } from '../urls.ts';
import { Band } from '../parts/band.tsx';
import { RichText } from '../parts/text/rich-text.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Honeypot } from './honeypot.tsx';
import type { LeadForm } from './use-lead-form.ts';
import { styledByTheme } from '../parts/themed.ts';

const Form = styledByTheme('form', (theme) => ({
  display: 'grid',
  gap: theme.spacing(3),
  position: 'relative',
  alignContent: 'start',
  '& [data-buttons]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5, 2),
    marginTop: theme.spacing(1),
    // Full width on phones, so that they are easy to tap.
    [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
  },
  // A live region must exist before its text; while empty it must not take a grid row.
  '& [role=status]:empty': { position: 'absolute' },
  '& [data-privacy] p': { ...theme.typography.body2, color: theme.tone.soft },
  '& [data-failed]': {
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `4px solid ${theme.palette.error.main}`,
    // Receives the focus after a failure; the margin keeps it clear of the notice at the bottom of a phone's screen.
    scrollMarginBlock: '40vh',
    outlineOffset: 4,
  },
}));

const Columns = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.layout.stack,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'start',
    // The heading stays in view while the visitor fills in the form.
    '& > div:first-of-type': { position: 'sticky', top: `calc(${theme.layout.header} + 2rem)` },
  },
}));

type Props = {
  lead: LeadForm;
  section: { heading: string; intro?: string | undefined; notices: Notices; privacy: string };
  /** Called on submit; a wizard shows the next step until the last one. */
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * A form with its heading above it, or next to it on wide screens. Without scripts it is submitted natively, and the
 * Lambda redirects to a result page. After hydration our validation, which shows messages next to the fields, replaces
 * that of the browser.
 */
export const FormFrame = ({ lead, section, onSubmit, children }: Props) => (
  <Band>
    <Columns>
      <SectionHeading heading={section.heading} intro={section.intro} />
      <Form
        ref={lead.ref}
        method="post"
        action={leadEndpoint}
        aria-label={section.heading}
        noValidate={lead.scripted}
        onFocus={lead.touch}
        // Safari does not focus buttons and checkboxes on click.
        onPointerDown={lead.touch}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input type="hidden" name="type" value={lead.type} />
        {children}
        <Honeypot label={section.notices.trap} />
        <div role="status" tabIndex={-1} data-failed={lead.state === 'failed' || undefined}>
          {lead.state === 'failed' && <RichText text={section.notices.note} />}
        </div>
        <div data-privacy="">
          <RichText text={section.privacy} />
        </div>
      </Form>
    </Columns>
  </Band>
);
