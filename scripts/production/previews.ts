import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../../infra/aws-client.ts';
import { publishPreview, removePreview } from '../../infra/previews/publish.ts';
import { createS3Store } from '../../infra/publish/s3-store.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { headersForKey } from '../../site-builder/hosting/content-headers.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { exitOnCommandError } from './ops-command.ts';

const { bucket, number, folder, remove } = parseOptions(
  createCommand('previews', ['--bucket NAME --number 12', '--bucket NAME --number 12 --remove'])
    .requiredOption('--bucket <name>', `bucket of the previews; ${commandLine('doctor')} prints its name`)
    .option('--number <number>', 'number of the pull request', '')
    .option('--folder <folder>', 'folder of the built site', 'dist')
    .option('--remove', 'remove the preview instead of publishing it'),
);
const store = createS3Store(awsClient(S3Client), bucket);
try {
  const files = await (remove
    ? removePreview(store, number)
    : publishPreview(store, number, folder, headersForKey));
  console.log(
    remove ? `Removed ${files} files from pr-${number}` : `Published ${files} files as pr-${number}`,
  );
} catch (error) {
  exitOnCommandError(error);
}
