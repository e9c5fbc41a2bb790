import { leadForms } from '../../../schema/forms/lead-fields.ts';

const { rooms: _rooms, message: _message, ...remainingFields } = leadForms.estimate;

/** The fields of step 3: all that are not in the two previous steps. */
export const contactStepFields = remainingFields;
