import { textOf } from '../use-lead-form.ts';

/** The estimate request that the fields mean; pictures stay on the visitor's device (docs/specification.md 4.4). */
export const readEstimate = (data: FormData): Record<string, unknown> => ({
  type: 'estimate',
  name: textOf(data, 'name'),
  email: textOf(data, 'email'),
  phone: textOf(data, 'phone'),
  zipCode: textOf(data, 'zipCode'),
  message: textOf(data, 'message'),
  rooms: data.getAll('rooms'),
});
