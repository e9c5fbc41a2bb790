import { commentHint } from '../format-value.ts';
import { error, warning } from './problem-type.ts';

/** Problem types of shared sections, tokens, links and anchors that do not exist or conflict. */
export const referenceCodes = {
  'unknown-shared': error([
    'there is no shared section "<name>"',
    'Create _shared/<name>.yaml, or use one of: <known>.',
  ]),
  'unused-shared': warning(['no page uses this shared section', 'Use it, or move it out of this folder.']),
  'unknown-token': error({
    name: ['unknown token {<token>}', 'The tokens are: <known>.'],
    foreign: [
      'unknown token {<token>}',
      `It belongs to another system: move it out of the text, into ${commentHint}.`,
    ],
    place: ['{<token>} works only in the fields <fields>', 'Write the number or the words themselves.'],
    limit: [
      '{<token>} has no value, because the field has no <token>',
      'Add a line such as <token>: 100 to the field, or write the text without it.',
    ],
  }),
  'token-cycle': error(['these tokens refer to themselves: <names>', 'Replace one of them with its text.']),
  'token-twice': error(['the token {<name>} already exists', 'Give one of the two tokens another name.']),
  'broken-link': error({
    page: ['there is no page <route>', 'Write the URL of a page: a slash and its file name without .yaml.'],
    form: ['"<link>" is not a valid link', 'A link begins with /, #, tel:, mailto: or https://.'],
    media: [
      '<path> is a file in media, which a link cannot open',
      'Show an image with a field such as image; put a PDF into the folder files and link to /files/NAME.pdf.',
    ],
    download: [
      'there is no file <path>',
      'Put it into the folder files of the pages; visitors can open PDF, Word, Excel, calendar and contact files.',
    ],
    disguised: [
      'the link hides where it leads (<host>)',
      'Write the plain link, such as https://www.example.com/page, tel:{phone} or mailto:{email}.',
    ],
  }),
  'embed-host': error([
    'pages of <host> are not declared as embedded',
    'Add the line - { host: <host>, purpose: … } to embeds in _site.yaml, and write what the site shows from there.',
  ]),
  'own-address': warning(['the link contains the full URL of this site', 'Write only the path of the page.']),
  'broken-anchor': error([
    'no section of <route> has the anchor "<anchor>"',
    'Add the line anchor: <anchor> to the section that you mean, or use one of these: <known>.',
  ]),
  'hidden-anchor': error([
    'the section of <route> with the anchor "<anchor>" is hidden',
    'Show that section with hidden: false, or change the link.',
  ]),
  'duplicate-anchor': error([
    'another section or entry has "<anchor>" too',
    'Give one of the two anchors another name.',
  ]),
  'link-twice': warning([
    'another entry of this list also links to <href>',
    'Merge the two, or link one of them to another page or section, such as /contact#hours.',
  ]),
};
