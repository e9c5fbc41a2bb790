import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Notices } from '../../schema/forms/copy.ts';
import { leadEndpoint } from '../addresses.ts';
import { RichText } from '../parts/text/rich-text.tsx';
import { Honeypot } from './honeypot.tsx';
import type { LeadForm } from './use-lead-form.ts';

const Form = styled('form')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    position: 'relative',
    alignContent: 'start',
    '& [data-buttons]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1.5, 2),
      marginTop: theme.spacing(1),
      // Where a thumb finds them.
      [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
    },
    // A live region is there before its words are; until then it takes no row.
    '& [role=status]:empty': { position: 'absolute' },
    '& [data-privacy] p': { ...theme.typography.body2, color: theme.tone.soft },
    '& [data-failed]': {
      paddingInlineStart: theme.spacing(2),
      borderInlineStart: `4px solid ${theme.palette.error.main}`,
      // It gets the focus when sending failed; the notice covers the lower end of a phone's screen.
      scrollMarginBlock: '40vh',
      outlineOffset: 4,
    },
  })),
);

type Props = {
  lead: LeadForm;
  /** What the form is called. */
  label: string;
  notices: Notices;
  privacy: string;
  /** What a submit means; a wizard moves on until its last step. */
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * The form element around the fields. Without scripts it is a plain form post, which the Lambda answers with a
 * page; with scripts the browser's own check gives way to ours, whose words stand beside the fields.
 */
export const FormFrame = ({ lead, label, notices, privacy, onSubmit, children }: Props) => (
  <Form
    ref={lead.ref}
    method="post"
    action={leadEndpoint}
    aria-label={label}
    noValidate={lead.scripted}
    onFocus={lead.touch}
    // Safari gives neither a button nor a box the focus when it is clicked.
    onPointerDown={lead.touch}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input type="hidden" name="type" value={lead.type} />
    {children}
    <Honeypot label={notices.trap} />
    <div role="status" tabIndex={-1} data-failed={lead.state === 'failed' || undefined}>
      {lead.state === 'failed' && <RichText text={notices.note} />}
    </div>
    <div data-privacy="">
      <RichText text={privacy} />
    </div>
  </Form>
);
