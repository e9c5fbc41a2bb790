import { error, messageTemplate } from './problem-type.ts';

/** Problem types of prices. */
export const priceCodes = {
  'wrong-price': error({
    causes: {
      name: {
        message: messageTemplate`another price of this page has the name "${'name'}"`,
        fix: 'Give one of them another name.',
      },
      order: {
        message: messageTemplate`the price goes from ${'from'} to ${'to'}`,
        fix: 'Write the lower amount in from and the higher one in to.',
      },
    },
    meaning: 'Two prices of a page have the same name, or a range goes down.',
    example: { cause: 'name', name: 'sanding' },
  }),
  'price-by-hand': error({
    message: messageTemplate`the price ${'written'} is written out`,
    fix: messageTemplate`Write {${'token'}}: the prices of the page are its only place.`,
    meaning: 'A price of the page is written out where its token belongs.',
    example: { written: '$3-$5', token: 'price.sanding' },
  }),
};
