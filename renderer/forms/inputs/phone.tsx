import { lineInput } from '../line-input.tsx';

export const PhoneInput = lineInput({ type: 'tel', autoComplete: 'tel' });
