import { expect, test } from 'vitest';
import { drawFault, parseFault } from './faults.ts';

test('parses a fault', () => {
  expect(parseFault('ses=throttle')).toEqual({ ses: 'throttle' });
  expect(parseFault('queue=twice')).toEqual({ queue: 'twice' });
});

test.each(['ses', 'ses=', 'ses=down', 'mail=throttle', 'ses=throttle,late', ''])(
  'an unknown fault "%s" is rejected with the known ones',
  (text) => {
    expect(() => parseFault(text)).toThrow(
      `Unknown fault "${text}". Known faults: ses=throttle, ses=refuse, ses=error, ses=reset, ses=hang, ses=late, ` +
        'ses=empty, ses=stall, ses=drip, ses=cut, ' +
        'queue=down, queue=throttle, queue=slow, queue=hang, queue=twice, queue=empty, queue=stall, queue=drip, queue=cut, ' +
        'archive=down, archive=hang, archive=conflict, archive=empty, archive=stall, archive=drip, archive=cut, ' +
        'api=limit, api=down, api=slow.',
    );
  },
);

test('draws a random fault for each request', () => {
  const drawn = ['late', undefined] as const;
  let index = 0;
  const chance = () => drawn[index++];
  expect([drawFault(chance), drawFault(chance), drawFault('hang'), drawFault(undefined)]).toEqual([
    'late',
    undefined,
    'hang',
    undefined,
  ]);
});
