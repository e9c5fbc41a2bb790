/** React as a separate chunk, so that it is evaluated in its own task at startup. */
export { hydrateRoot } from 'react-dom/client';
