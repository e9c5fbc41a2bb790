import { Document } from 'yaml';

/**
 * Whether a text may be written without quotes: it stays a text, and is no number, note, name or tag.
 * A date is a text: YAML 1.2 knows none.
 */
export const isPlain = (text: string, isInFlow: boolean): boolean => {
  const document = new Document();
  document.contents = document.createNode({ text }, { flow: isInFlow });
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return written === (isInFlow ? `{text: ${text}}\n` : `text: ${text}\n`);
};
