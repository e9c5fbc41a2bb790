// The commands, and how each is run.
import { findSource, isPackage } from '../../site-builder/engine.mjs';

/** The rooms in which a command may stand. */
const rooms = [
  'scripts',
  ...['documents', 'editing', 'local', 'production'].map((room) => `scripts/${room}`),
];

/** The file of a command, from the folder of the engine. @param {string} command */
export const fileOfCommand = (command) =>
  rooms.map((room) => findSource(`${room}/${command}`)).find((file) => file !== undefined);

/** Commands that editors wait for. */
const often = 'build check new rename remove where';
const others =
  'start preview studio init migrate leads visits doctor synth diff deploy cutover rebuild release rollback releases takedown previews destroy';

/** Those that run from a bundle. In this repository the others run from the sources; in the package all are bundled. */
export const bundled = (isPackage ? `${often} ${others}` : often).split(' ').filter(fileOfCommand);
