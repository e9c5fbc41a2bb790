import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { awsClient } from './aws-client.ts';
import { startLocalServer } from './local/http.ts';
import { corruptResponse, spoilings } from './local/corrupt-response.ts';

test.each(spoilings)(
  'a call times out if the response stalls or breaks after its headers: %s',
  async (how) => {
    const server = await startLocalServer(async (_, response) => {
      corruptResponse(response, how);
      response.writeHead(200).end('<ListBucketResult></ListBucketResult>');
    });
    vi.stubEnv('AWS_ENDPOINT_URL', server.url);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
    await expect(
      awsClient(S3Client, { seconds: 1 }).send(new ListObjectsV2Command({ Bucket: 'pages' })),
    ).rejects.toThrow();
    vi.unstubAllEnvs();
    await server.close();
  },
);

test('commands create AWS clients only with awsClient', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) &&
      !/^(?:(?:node_modules|test|local)\/|ops\/drill-on-emulators)/.test(path),
  );
  expect(files).toContain('aws-client.ts');
  const others = files.filter((path) =>
    /new \w+Client\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(others).toEqual([]);
});
