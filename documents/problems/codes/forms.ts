import { error, warning } from './problem-type.ts';

/** Problem types of forms: their fields, conditions and texts, and the sections that show them. */
export const formCodes = {
  'unknown-form': error(['there is no form "<name>"', 'Create _forms/<name>.yaml, or use one of: <known>.']),
  'unused-form': warning([
    'no page shows this form',
    'Add a section with type: form and form: <name> to a page, or move the file out of this folder.',
  ]),
  'field-name': error([
    'the name or value "<name>" is already used in this form, or reserved for requests and browsers',
    'Give it another name, such as <name>2.',
  ]),
  'no-contact': error([
    'the form asks for neither an e-mail address nor a phone number, so nobody can answer the visitor',
    'Add a field such as - { kind: email, name: email, label: Email }.',
  ]),
  'wrong-condition': error({
    field: [
      'a condition needs an earlier field with choices, and "<name>" is none',
      'Name one of these earlier fields: <known>.',
    ],
    value: ['"<written>" is not a choice of the field "<name>"', 'Choose one of: <choices>.'],
    shape: [
      'a condition is the name of one field and the value of one of its choices',
      'Write the condition like "when: { rooms: kitchen }".',
    ],
  }),
  'form-texts': error([
    'a form with several steps or with a condition needs more texts: <missing>',
    'Add lines such as <lines>.',
  ]),
  'limit-order': error(['"<low>" (<from>) is greater than "<high>" (<to>)', 'Swap or correct the limits.']),
  'own-endpoint': error([
    '"<url>" is a URL of this site, where nothing receives forms',
    'Write the URL of the stage that receives them, or remove the line if this site is on that stage.',
  ]),
  'form-size': error([
    'the answers to this form can have <size> bytes, but the maximum is <most>',
    'Use fewer fields, or give the fields of kind paragraph a smaller limit, such as maximum: 2000.',
  ]),
};
