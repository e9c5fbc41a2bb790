import { existsSync } from 'node:fs';
import { UsageError } from '../../infra/terminal/command-error.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { createCommand, parseOptions } from '../cli.ts';
import {
  answerNames,
  answerPrompts,
  requiredAnswers,
  type Answers,
  type AnswerName,
} from '../init/answers.ts';
import { askMissing } from '../init/ask.ts';
import { findInvalidAnswers } from '../init/invalid-answers.ts';
import { assertNoExistingFiles, guideName, siteFiles, writeSite } from '../init/site-files.ts';
import { isStarter } from '../init/starters.ts';
import { runEditCommand } from './edit-command.ts';
import { isInteractive, Questions } from './questions.ts';

const { yes: skipsQuestions = false, ...options } = parseOptions(
  createCommand('init', ['', '--yes --name "Alder Roofing" --trade roofing --town "Boise, ID"'])
    .option('--starter <name>', answerPrompts.starter)
    .option('--name <name>', answerPrompts.name)
    .option('--trade <words>', answerPrompts.trade)
    .option('--town <town>', answerPrompts.town)
    .option('--phone <number>', answerPrompts.phone)
    .option('--email <address>', answerPrompts.email)
    .option('--license <number>', answerPrompts.license)
    .option(
      '--yes',
      'ask nothing; without their options, the starter is contractor, and phone, e-mail and license are placeholders',
    ),
);

const questions = isInteractive() && !skipsQuestions ? new Questions() : undefined;
const given = Object.fromEntries(
  answerNames.map((name) => [name, (options[name] ?? '').trim().replaceAll(/\s+/g, ' ')]),
) as Answers;

/** Validates the options. @throws UsageError that lists every missing and every invalid one */
const assertValidOptions = async (): Promise<void> => {
  const required: readonly AnswerName[] = questions
    ? []
    : skipsQuestions
      ? requiredAnswers
      : answerNames.filter((name) => name !== 'license');
  const missing = required.filter((name) => given[name] === '');
  const invalid = await findInvalidAnswers(given);
  if (missing.length + invalid.length === 0) return;
  throw new UsageError(
    [
      ...missing.map((name) => `--${name} is missing: ${answerPrompts[name]}.`),
      ...invalid.map(({ name, message }) => `--${name} "${given[name]}" cannot be used: ${message}`),
      `Nothing was written. ${commandLine('init --help')} lists all options.`,
    ].join('\n'),
  );
};

await runEditCommand(async () => {
  // Reports existing files before asking questions. The files of the smallest starter suffice, because every starter
  // contains them.
  assertNoExistingFiles('.', siteFiles('.', 'one-page', given).keys());
  await assertValidOptions();
  const answers = questions ? await askMissing(given, questions) : given;
  questions?.end();
  const guide = guideName('.');
  const files = await writeSite('.', isStarter(answers.starter) ? answers.starter : 'contractor', answers);
  console.log(`\nCreated a site of ${files.length} files. Next steps:\n`);
  if (!existsSync('node_modules/page-schema-site'))
    console.log('  npm install      installs the site generator');
  console.log(`  npm start        runs the site and the Studio, in which you edit it
  npm run check    lists placeholders that are left; most are in pages/_site.yaml

${guide} explains the rest.`);
});
