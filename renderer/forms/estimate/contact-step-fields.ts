import { leadForms } from '../../../schema/forms/lead-fields.ts';

const { rooms: _rooms, message: _message, ...others } = leadForms.estimate;

/** The fields of step 3: all that the two steps before do not ask for. */
export const contactStepFields = others;
