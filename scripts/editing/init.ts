import { existsSync } from 'node:fs';
import { UsageError } from '../../infra/terminal/command-error.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { createCommand, parseOptions } from '../cli.ts';
import {
  answerNames,
  answerPrompts,
  completeAnswers,
  isAsked,
  optionalAnswers,
  type Answers,
  type AnswerName,
} from '../init/answers.ts';
import { askMissing } from '../init/ask.ts';
import { findInvalidAnswers } from '../init/invalid-answers.ts';
import { assertNoExistingFiles, guideName, siteFiles, writeSite } from '../init/site-files.ts';
import { isStarter } from '../init/starters.ts';
import { runEditCommand } from './edit-command.ts';
import { isInteractive, Questions } from './questions.ts';

const command = createCommand('init', [
  '',
  '--yes --name "Alder Roofing" --trade roofing --town "Boise, ID" --starter contractor',
  '--yes --name "Horno Cervantes" --trade pan --kind Bakery --country ES --town "Alcalá de Henares"',
])
  .option('--starter <name>', answerPrompts.starter)
  .option('--name <name>', answerPrompts.name)
  .option('--trade <words>', answerPrompts.trade)
  .option('--kind <type>', answerPrompts.kind)
  .option('--country <code>', answerPrompts.country)
  .option('--language <code>', answerPrompts.language)
  .option('--town <town>', answerPrompts.town)
  .option('--currency <code>', answerPrompts.currency)
  .option('--calling-code <digits>', answerPrompts.callingCode)
  .option('--time-zone <name>', answerPrompts.timeZone)
  .option('--phone <number>', answerPrompts.phone)
  .option('--email <address>', answerPrompts.email)
  .option('--license <number>', answerPrompts.license)
  .option(
    '--yes',
    'ask nothing; what no option gives is proposed, and phone, e-mail and license are placeholders',
  );
const { yes: skipsQuestions = false, ...options } = parseOptions(command);

const questions = isInteractive() && !skipsQuestions ? new Questions() : undefined;
const given = Object.fromEntries(
  answerNames.map((name) => [name, (options[name] ?? '').trim().replaceAll(/\s+/g, ' ')]),
) as Answers;

const flagOf = (name: AnswerName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Validates the options. @throws UsageError that lists every missing and every invalid one */
const assertValidOptions = async (): Promise<void> => {
  const complete = completeAnswers(given);
  const canBeMissing = skipsQuestions ? optionalAnswers : ['license'];
  const missing = answerNames.filter(
    (name) =>
      !questions &&
      complete[name] === '' &&
      isAsked(name, complete) &&
      !canBeMissing.some((each) => each === name),
  );
  const invalid = (await findInvalidAnswers(complete)).filter(({ name }) => complete[name] !== '');
  if (missing.length + invalid.length === 0) return;
  throw new UsageError(
    [
      ...missing.map((name) => `--${flagOf(name)} is missing: ${answerPrompts[name]}.`),
      ...invalid.map(
        ({ name, message }) => `--${flagOf(name)} "${complete[name]}" cannot be used: ${message}`,
      ),
      `Nothing was written. ${commandLine('init --help')} lists all options.`,
    ].join('\n'),
  );
};

await runEditCommand(async () => {
  // Reports existing files before asking questions. The files of the smallest starter suffice, because every starter
  // contains them.
  assertNoExistingFiles('.', siteFiles('.', 'one-page', given).keys());
  await assertValidOptions();
  const answers = completeAnswers(questions ? await askMissing(given, questions) : given);
  questions?.end();
  const guide = guideName('.');
  const files = await writeSite('.', isStarter(answers.starter) ? answers.starter : 'one-page', answers);
  console.log(`\nCreated a site of ${files.length} files. Next steps:\n`);
  if (!existsSync('node_modules/page-schema-site'))
    console.log('  npm install      installs the site generator');
  console.log(`  npm start        runs the site and the Studio, in which you edit it
  npm run check    lists placeholders that are left; most are in pages/_site.yaml

${guide} explains the rest.`);
  if (/^en\b/i.test(answers.language)) return;
  const texts = files.filter((file) => /^pages\/.*(?<!_brand)\.yaml$/.test(file));
  console.log(`
The texts of the starter are English, and the check does not notice it. Translate these files, with the mail, the messages
and "90 days" in pages/_site.yaml:\n\n  ${texts.join('\n  ')}`);
});
