import { Source } from '../../read/document/source.ts';
import { EditError } from './edit-error.ts';
import { DocumentDraft } from './document-draft.ts';

/** Returns a document in the style of all documents; unchanged if it cannot be parsed or would not keep its content. */
export const formatDocument = (text: string): string => {
  try {
    return new DocumentDraft(new Source('', text)).print();
  } catch (error) {
    if (error instanceof EditError) return text;
    throw error;
  }
};
