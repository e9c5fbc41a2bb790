import { messageTemplate } from './problem-type.ts';

/** Links and image addresses that lead elsewhere than a reader thinks. */
export const disguises = {
  'disguised-host': {
    message: messageTemplate`the address leads to ${'host'}, and does not say so plainly`,
    fix: ({ plainly }: { plainly?: string | undefined }) =>
      plainly === undefined
        ? 'Write the name of the site, such as https://www.example.com/page.'
        : `Write ${plainly}, if that is what you mean.`,
  },
  'disguised-mail': {
    message:
      'the mail link holds more than an address, ?subject= and ?body=, or characters that have to be encoded',
    fix: ({ plainly }: { plainly?: string | undefined }) =>
      plainly === undefined
        ? 'Write mailto:{email} alone, or with ?subject= and a few words behind it, %20 between them.'
        : `Did you mean ${plainly}?`,
  },
  'disguised-phone': {
    message: 'the phone link holds more than a number',
    fix: 'Write tel:{phone}, or tel: and the digits of another number alone.',
  },
};
