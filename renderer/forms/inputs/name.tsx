import { lineInput } from '../line-input.tsx';

export const NameInput = lineInput({ autoComplete: 'name' });
