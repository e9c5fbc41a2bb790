import { lineInput } from '../line-input.tsx';

export const EmailInput = lineInput({ type: 'email', autoComplete: 'email' });
