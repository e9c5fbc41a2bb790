import { spoilings } from './corrupt-response.ts';

/** Faults that each emulator can simulate. */
const names = {
  /**
   * In order: throttled, rejected, HTTP 500, connection reset, no response and not accepted, no response although
   * accepted, empty 200 although not accepted. The last three, here and below: accepted, but the response is corrupted
   * after its headers.
   */
  ses: ['throttle', 'refuse', 'error', 'reset', 'hang', 'late', 'empty', ...spoilings],
  /** Connection refused, throttled, response after two seconds, no response, every message delivered twice. */
  queue: ['down', 'throttle', 'slow', 'hang', 'twice', 'empty', ...spoilings],
  /** Connection refused, no response, conflicting writes. */
  archive: ['down', 'hang', 'conflict', 'empty', ...spoilings],
  /** Rate limited, unavailable, response too late for a form that waits 20 seconds. */
  api: ['limit', 'down', 'slow'],
} as const;

type Names = typeof names;
type Part = keyof Names;
type Fault<P extends Part> = Names[P][number];

/** A fault, or a function that is called per request and may return one (random faults). */
type Chance<F extends string> = F | (() => F | undefined);

/** Active faults. */
export type Faults = { [P in Part]?: Chance<Fault<P>> };

/** Returns the fault of one emulator for a request, if any. */
export type FaultOf<P extends Part> = () => Fault<P> | undefined;

/** Returns the fault for the current request. */
export const drawFault = <F extends string>(chance: Chance<F> | undefined): F | undefined =>
  typeof chance === 'function' ? chance() : chance;

/**
 * Parses a fault from the command line.
 * @param text for example `ses=throttle`
 * @throws Error that lists the available faults
 */
export const parseFault = (text: string): Faults => {
  const all = Object.entries(names).flatMap(([part, faults]) => faults.map((fault) => ({ part, fault })));
  const found = all.find(({ part, fault }) => `${part}=${fault}` === text);
  if (found) return { [found.part]: found.fault };
  const list = all.map(({ part, fault }) => `${part}=${fault}`).join(', ');
  throw new Error(`Unknown fault "${text}". Known faults: ${list}.`);
};
