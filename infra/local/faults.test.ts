import { expect, test } from 'vitest';
import { drawFault, parseFault } from './faults.ts';

test('a fault is read as it is written', () => {
  expect(parseFault('ses=throttle')).toEqual({ ses: 'throttle' });
  expect(parseFault('queue=twice')).toEqual({ queue: 'twice' });
});

test.each(['ses', 'ses=', 'ses=down', 'mail=throttle', 'ses=throttle,late', ''])(
  'the unknown fault "%s" is answered by those there are',
  (text) => {
    expect(() => parseFault(text)).toThrow(
      `Unknown fault "${text}". There are: ses=throttle, ses=refuse, ses=error, ses=reset, ses=hang, ses=late, ` +
        'ses=empty, ses=stall, ses=drip, ses=cut, ' +
        'queue=down, queue=throttle, queue=slow, queue=hang, queue=twice, queue=empty, queue=stall, queue=drip, queue=cut, ' +
        'archive=down, archive=hang, archive=conflict, archive=empty, archive=stall, archive=drip, archive=cut, ' +
        'api=limit, api=down, api=slow.',
    );
  },
);

test('a fault at random is drawn anew each time', () => {
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
