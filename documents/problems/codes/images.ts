import { error, warning } from './problem-type.ts';

const describe = 'Describe what the image shows for people who cannot see it, or write "decorative".';

/** Problem types of images and alternative texts. */
export const imageCodes = {
  'missing-picture': error([
    'there is no image "<image>" in media',
    'Put the file into it, or name another image.',
  ]),
  'picture-unreadable': error(['"<image>" <fault>', '<advice>']),
  'picture-host': error({
    host: [
      'images from <host> are not allowed',
      'Add it to imageHosts in _site.yaml, or put the file into media.',
    ],
    disguised: [
      'the URL hides where it leads (<host>)',
      'Write it plainly, as https://www.example.com/page.',
    ],
  }),
  'alt-file-name': error(['"<alt>" is the file name', describe]),
  'alt-empty-words': warning(['"<alt>" does not say what the image shows', describe]),
  'picture-twice': warning(['"<image>" is already on this page', 'Show another image in one place.']),
  'picture-often': warning(['"<image>" is already on <routes>', 'Show an image specific to this page.']),
  'picture-borrowed': warning([
    'every image is also on another page',
    'Add an image of the subject of this page.',
  ]),
  'picture-small': warning([
    '"<image>" is <width> pixels wide, but <wanted> are needed here',
    'Use a larger original; enlarging does not make it sharper.',
  ]),
  'picture-heavy': warning([
    '"<image>" has <size> kB, but the maximum is <most> kB',
    'Save a smaller version: a width of 3,200 pixels is enough everywhere.',
  ]),
  'picture-animated': warning([
    '"<image>" is animated, but visitors see only its first frame',
    'Use a still image, and describe the movement in a text.',
  ]),
};
