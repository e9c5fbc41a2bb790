import { addColon } from './format.ts';
import type { LeadView, Row } from './view.ts';

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
