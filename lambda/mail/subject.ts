import { cleanLine } from '../../schema/forms/cleaning/clean.ts';
import { addColon } from './format.ts';

/** The length of a subject from which chosen options are left out. */
const maxLength = 120;

/**
 * Creates the subject of the mail about a lead, such as `Estimate: Kitchen, Bathroom [2cd38071a4e9dc8b9bd0]`. It contains
 * only texts of the site and the id, never visitor input.
 * @param prefix marks suspected spam; may be empty
 * @param name the name of the form
 * @param chosen the labels of the chosen options
 * @param id the id of the lead
 */
export const createSubject = (prefix: string, name: string, chosen: string[], id: string): string => {
  const compose = (count: number) => {
    const options = chosen.slice(0, count);
    if (count < chosen.length) options.push('…');
    // A header must be a single line, whatever the texts of the site contain.
    return cleanLine(`${prefix} ${count === 0 ? name : `${addColon(name)} ${options.join(', ')}`} [${id}]`);
  };
  let count = chosen.length;
  while (count > 0 && compose(count).length > maxLength) count -= 1;
  return compose(count);
};
