import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../../infra/aws-client.ts';
import { publishPreview, removePreview } from '../../infra/previews/publish.ts';
import { createS3Store } from '../../infra/publish/s3-store.ts';
import { firstValue, readFlags, exitWithError } from '../options.ts';
import { exitOnCommandError } from './ops-command.ts';

const flags = readFlags('previews', {
  bucket: { value: '', help: 'bucket of the previews' },
  number: { value: '', help: 'number of the pull request' },
  folder: { value: 'dist', help: 'the built site, which is shown' },
  remove: { value: '', help: 'removes the preview instead', bare: true },
});
const [bucket, number] = [firstValue(flags.bucket), firstValue(flags.number)];
if (bucket === '') exitWithError('Which bucket? Give --bucket; npm run doctor says its name.');
const store = createS3Store(awsClient(S3Client), bucket);
try {
  const files = await (flags.remove.length > 0
    ? removePreview(store, number)
    : publishPreview(store, number, firstValue(flags.folder)));
  console.log(`${files} files ${flags.remove.length > 0 ? 'removed from' : 'shown as'} pr-${number}`);
} catch (error) {
  exitOnCommandError(error);
}
