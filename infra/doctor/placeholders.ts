import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { warn, type Diagnosis } from './diagnosis.ts';

/** Files that name the owner of the repository. */
const files = [
  'LICENSE',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'package.json',
  '.github/CODEOWNERS',
  '.github/ISSUE_TEMPLATE/config.yml',
];

const placeholder = /OWNER\/REPOSITORY|@OWNER\b|COPYRIGHT HOLDER\b|security@example\.com/;

/**
 * Returns a warning for each line of the repository's own files that contains a placeholder.
 * @param folder root of the repository; files that do not exist are skipped
 */
export const findPlaceholders = (folder: string): Diagnosis[] =>
  files
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const found = placeholder.exec(line)?.[0];
          return found === undefined
            ? []
            : [warn(`${file}:${index + 1} contains the placeholder ${found}`, 'Write the real value.')];
        }),
    );
