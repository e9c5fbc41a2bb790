/** React, as a step of its own in starting the shell. */
export { hydrateRoot } from 'react-dom/client';
