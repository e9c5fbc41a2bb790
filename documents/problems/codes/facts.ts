import { warning } from './problem-type.ts';

/** Problem types of the facts of the business, and of texts that repeat or contradict them. */
export const factCodes = {
  'phone-digits': warning([
    'the phone number has <count> digits',
    'Write ten digits, such as (714) 555-0142.',
  ]),
  'fact-form': warning(['"<value>" cannot be right: <rule>', 'Correct the value.']),
  'brand-spelling': warning(['the name of the business is written "<written>"', 'Write {name} instead.']),
  'claim-contradicted': warning(['"<text>" contradicts {<token>}, <fact>', 'Write {<token>} instead.']),
  'hours-by-hand': warning([
    'the opening hours "<text>" are not passed to search engines',
    'Write {hours.weekdays}, {hours.saturday} or {hours.sunday}, which are facts of the site, instead of the hours.',
  ]),
  'fact-by-hand': warning(['"<written>" is written out', 'Write {<token>} instead of the value.']),
};
