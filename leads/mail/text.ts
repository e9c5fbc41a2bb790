import { addColon } from './format.ts';

/** A line of the mail: its label, its value, and the URL of what it links to. */
export type Row = { label: string; value: string; url?: string };

/** The content of the two parts of the mail, in the order of a phone's screen. It is not escaped yet. */
export type LeadView = {
  /** The first line, which mail programs show in their lists: the name of the visitor, or that of the form. */
  title: string;
  /** The name of the form. Empty if it is the title. */
  formName: string;
  /** Lines that say that this may be spam or is from another version of the form, and why. Usually empty. */
  notes: string[];
  /** The other fields in the order of the form, the time of arrival, and the id. */
  rows: Row[];
  /** Says that a reply does not reach the visitor. Empty if it does. */
  replyNote: string;
  /** Says that the lead is not archived yet. Empty if it is. */
  archiveNote: string;
  /** Texts of several lines with their labels. */
  paragraphs: Row[];
};

const isFilled = (line: string) => line !== '';

const formatRow = ({ label, value }: Row) => `${addColon(label)} ${value}`;
const formatParagraph = ({ label, value }: Row) => ['', addColon(label), value];

/**
 * Renders the plain-text part of the mail. Texts of several lines are last, so that no line of them can be mistaken for one
 * of ours.
 * @param view the content
 * @param signature the last line before those texts
 */
export const renderTextPart = (view: LeadView, signature: string): string =>
  [
    ...[view.title, view.formName, ...view.notes].filter(isFilled),
    '',
    ...view.rows.map(formatRow),
    ...[view.replyNote, view.archiveNote].filter(isFilled),
    signature,
    ...view.paragraphs.flatMap(formatParagraph),
    '',
  ].join('\n');
