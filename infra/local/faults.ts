import { spoilings } from './corrupt-response.ts';

/** What each emulator can be told to do wrong. */
const names = {
  /**
   * Throttles, refuses, answers 500, resets the connection, hangs before accepting, hangs after accepting, says OK
   * with an empty body and takes nothing. The last three, here as below: accepts, and the answer goes wrong after its
   * headers.
   */
  ses: ['throttle', 'refuse', 'error', 'reset', 'hang', 'late', 'empty', ...spoilings],
  /** Drops connections, throttles, answers after two seconds, never answers, delivers every message twice. */
  queue: ['down', 'throttle', 'slow', 'hang', 'twice', 'empty', ...spoilings],
  /** Drops connections, never answers, says that two writes were made at once. */
  archive: ['down', 'hang', 'conflict', 'empty', ...spoilings],
  /** Refuses by rate, is not there, answers too late for a form that waits 20 seconds. */
  api: ['limit', 'down', 'slow'],
} as const;

type Names = typeof names;
type Part = keyof Names;
type Fault<P extends Part> = Names[P][number];

/** One fault, or a function that is asked anew at every request, for faults at random. */
type Chance<F extends string> = F | (() => F | undefined);

/** The faults in force. */
export type Faults = { [P in Part]?: Chance<Fault<P>> };

/** Asks for the fault of one part, if any. */
export type FaultOf<P extends Part> = () => Fault<P> | undefined;

/** The fault at this moment. */
export const drawFault = <F extends string>(chance: Chance<F> | undefined): F | undefined =>
  typeof chance === 'function' ? chance() : chance;

/**
 * Reads a fault as it is written on the command line.
 * @param text for example `ses=throttle`
 * @throws an error that lists the faults there are
 */
export const parseFault = (text: string): Faults => {
  const all = Object.entries(names).flatMap(([part, faults]) => faults.map((fault) => ({ part, fault })));
  const found = all.find(({ part, fault }) => `${part}=${fault}` === text);
  if (found) return { [found.part]: found.fault };
  const list = all.map(({ part, fault }) => `${part}=${fault}`).join(', ');
  throw new Error(`Unknown fault "${text}". There are: ${list}.`);
};
