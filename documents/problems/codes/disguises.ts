import { messageTemplate } from './problem-type.ts';

/** Problem causes of links and image URLs whose real target is disguised. */
export const disguises = {
  'disguised-host': {
    message: messageTemplate`the URL points to ${'host'} in a disguised form`,
    fix: ({ plainly }: { plainly?: string | undefined }) =>
      plainly === undefined
        ? 'Write the plain URL, such as https://www.example.com/page.'
        : `Write ${plainly}, if that is what you mean.`,
  },
  'disguised-mail': {
    message:
      'the mail link contains more than an e-mail address, ?subject= and ?body=, or characters that must be encoded',
    fix: ({ plainly }: { plainly?: string | undefined }) =>
      plainly === undefined
        ? 'Write only mailto:{email}, or add ?subject= and a few words, separated by %20.'
        : `Did you mean ${plainly}?`,
  },
  'disguised-phone': {
    message: 'the phone link contains more than a number',
    fix: 'Write tel:{phone}, or tel: and only the digits of another number.',
  },
};
