import * as z from 'zod';
import { dates, richText, text } from './fields.ts';

/** The notice of the site. Its heading is also the name of its region for screen readers. */
export const siteNotice = z
  .strictObject({
    heading: text('What it is about, in a few words.', 'Holiday hours'),
    text: richText('What visitors should know, in one or two sentences.', 'We are closed on Friday.'),
    ...dates,
  })
  .meta({ id: 'site-notice', description: 'A notice above every page, such as holiday hours.' });
