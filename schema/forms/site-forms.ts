import * as z from 'zod';
import { hostAndPortPattern, pattern } from '../fields.ts';
import { errorMessages } from './error-messages.ts';
import { notice } from './form-texts.ts';

/** What all forms of a site share: `forms` in `_site.yaml`. */
export const siteForms = z
  .strictObject({
    endpoint: pattern(
      new RegExp(`^https://${hostAndPortPattern}(/[A-Za-z0-9_-]+)+$`),
      'The URL that forms post to, with its path and without a slash at the end, if this site is not hosted by its own stage. Default: /api/send-email of the site.',
      'https://forms.tidewater.example/api/send-email',
    ).optional(),
    errors: errorMessages,
    unavailable: notice(
      'Shown when the host of the site cannot receive forms.',
      'This form cannot be sent',
      'This website cannot receive messages at the moment. Please call us at {phone}.',
    ),
  })
  .meta({ id: 'forms', description: 'What all forms share; the forms themselves are in _forms.' });
