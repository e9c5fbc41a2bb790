import { expect, test } from 'vitest';
import { ingestConfig, senderConfig } from './config.ts';

const ingest = {
  QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/leads.fifo',
  FRONT_DOOR_SECRETS: 'a-secret-of-today-1, a-secret-of-tomorrow',
  ADDRESS_LIMIT: '20',
  ALLOWED_ORIGINS: 'https://www.stone.example,https://stone.example',
};
const sender = {
  ARCHIVE_BUCKET: 'leads',
  MAIL_FROM: 'website@stone.example',
  MAIL_TO: 'one@stone.example, two@other.example',
  MAIL_CONFIGURATION_SET: 'leads',
};

test('comma-separated values become arrays', () => {
  expect(ingestConfig(ingest)).toEqual({
    ...ingest,
    ADDRESS_LIMIT: 20,
    FRONT_DOOR_SECRETS: ['a-secret-of-today-1', 'a-secret-of-tomorrow'],
    ALLOWED_ORIGINS: ['https://www.stone.example', 'https://stone.example'],
  });
  expect(senderConfig(sender).MAIL_TO).toEqual(['one@stone.example', 'two@other.example']);
});

test('the front-door header is not required without secrets', () => {
  expect(ingestConfig({ ...ingest, FRONT_DOOR_SECRETS: '' }).FRONT_DOOR_SECRETS).toEqual([]);
});

test('the error names every missing variable', () => {
  expect(() => ingestConfig({})).toThrow(
    'Configuration: QUEUE_URL is missing; FRONT_DOOR_SECRETS is missing (an empty value lets every request in); ADDRESS_LIMIT must be a number of requests; ALLOWED_ORIGINS is missing',
  );
  expect(() => senderConfig({})).toThrow(
    'Configuration: ARCHIVE_BUCKET is missing; MAIL_FROM is missing; MAIL_TO is missing; MAIL_CONFIGURATION_SET is missing',
  );
});

test('the error names every invalid variable', () => {
  const wrong = {
    QUEUE_URL: 'leads',
    FRONT_DOOR_SECRETS: 'short',
    ADDRESS_LIMIT: '0',
    ALLOWED_ORIGINS: 'https://www.stone.example/',
  };
  expect(() => ingestConfig(wrong)).toThrow(
    'Configuration: QUEUE_URL is not a URL; FRONT_DOOR_SECRETS needs at least 16 characters each; ADDRESS_LIMIT must be 1 or more; ALLOWED_ORIGINS must be origins like https://www.example.com',
  );
  expect(() => senderConfig({ ...sender, MAIL_FROM: 'website', MAIL_TO: 'one@stone.example' })).toThrow(
    'Configuration: MAIL_FROM is not an e-mail address; MAIL_TO must name two recipients, at two providers, separated by a comma',
  );
});
