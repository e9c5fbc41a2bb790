import { beforeEach, expect, test, vi } from 'vitest';
import { messageLine } from '../message-line.ts';
import { createFillTime } from './fill-time.ts';

const name = { value: '' } as HTMLInputElement;
const message = { value: '' } as HTMLInputElement;
const form = { querySelectorAll: () => [name, message] } as unknown as HTMLFormElement;
let fillTime: ReturnType<typeof createFillTime>;

const at = (time: number) => vi.spyOn(performance, 'now').mockReturnValue(time);
const type = (field: HTMLInputElement, text: string) => {
  for (const character of text) {
    field.value += character;
    fillTime.follow(field);
  }
};

beforeEach(() => {
  for (const field of [name, message]) field.value = '';
  fillTime = createFillTime({ current: form });
  at(1000);
  fillTime.start();
  at(3000);
  fillTime.start();
  type(name, 'Tia');
});

test('is the time since the first interaction, if every text was typed or deleted', () => {
  type(message, 'Quick');
  message.value = 'Q';
  fillTime.follow(message);
  expect(fillTime.read()).toBe(2000);
});

test('is undefined before an interaction, and starts again after the form was cleared', () => {
  fillTime.clear();
  for (const field of [name, message]) field.value = '';
  expect(fillTime.read()).toBeUndefined();
  fillTime.start();
  at(3500);
  type(name, 'Tia');
  expect(fillTime.read()).toBe(500);
});

test('is undefined if a text was inserted at once, even if typing continues', () => {
  message.value = 'Pasted';
  fillTime.follow(message);
  type(message, '!');
  expect(fillTime.read()).toBeUndefined();
});

test('is undefined if a text has changed without an event', () => {
  message.value = 'Restored';
  expect(fillTime.read()).toBeUndefined();
});

test('is undefined if a line of a calculator is sent, too', () => {
  vi.spyOn(messageLine, 'get').mockReturnValue({ line: 'About $750', remove: 'Leave it out' });
  expect(fillTime.read()).toBeUndefined();
});
