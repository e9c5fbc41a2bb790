import { editableSite, type EditableSite } from '../../../documents/edit/editable-site.ts';
import { readTexts } from './bare-studio.ts';

/** Reads the small site for editing, without images, after a change of each document, such as of its YAML style. */
export const readStyledSite = (
  style = (text: string, _file: string): string => text,
): Promise<EditableSite> =>
  editableSite(
    new Map(
      Array.from(readTexts('tests/fixtures/dentist/pages'), ([file, text]) => [file, style(text, file)]),
    ),
    'pages/',
  );
