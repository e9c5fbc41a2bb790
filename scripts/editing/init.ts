import { existsSync } from 'node:fs';
import { EditError } from '../../documents/edit/edit-error.ts';
import { needed, answerPrompts, wishNames, type Answers, type AnswerName } from '../init/answers.ts';
import { askMissing } from '../init/ask.ts';
import { findInvalidAnswers } from '../init/invalid-answers.ts';
import { checkFree, siteFiles, writeSite } from '../init/site-files.ts';
import { isStarter } from '../init/starters.ts';
import { firstValue, readFlags, type Flag } from '../options.ts';
import { runEditCommand } from './edit-command.ts';
import { isInteractive, Questions } from './questions.ts';

const flags = readFlags(
  'init',
  {
    ...(Object.fromEntries(
      wishNames.map((wish) => [wish, { value: '', help: answerPrompts[wish] }]),
    ) as Record<AnswerName, Flag>),
    yes: {
      value: '',
      help: 'asks nothing: the starter is contractor, and telephone, e-mail and licence are stand-ins, when they are not given',
      bare: true,
    },
  },
  'npx site init',
);

const asksNothing = flags.yes.length > 0;
const questions = isInteractive() && !asksNothing ? new Questions() : undefined;
const given = Object.fromEntries(
  wishNames.map((wish) => [wish, firstValue(flags[wish]).trim().replaceAll(/\s+/g, ' ')]),
) as Answers;

/** Says at once everything that keeps the flags from being used. */
const checkFlags = async (): Promise<void> => {
  const wanted: AnswerName[] = questions
    ? []
    : asksNothing
      ? [...needed]
      : wishNames.filter((wish) => wish !== 'license');
  const missing = wanted.filter((wish) => given[wish] === '');
  const faults = await findInvalidAnswers(given);
  if (missing.length + faults.length === 0) return;
  throw new EditError(
    [
      ...missing.map((wish) => `--${wish} is missing: ${answerPrompts[wish]}.`),
      ...faults.map(({ wish, message }) => `--${wish} "${given[wish]}" cannot be used: ${message}`),
      'Nothing was written. npx site init --help lists all flags.',
    ].join('\n'),
  );
};

await runEditCommand(async () => {
  // Before anything is asked: the files of the smallest starter are those of all.
  checkFree('.', siteFiles('one-page', given).keys());
  await checkFlags();
  const answers = questions ? await askMissing(given, questions) : given;
  questions?.end();
  const files = await writeSite('.', isStarter(answers.starter) ? answers.starter : 'contractor', answers);
  console.log(`\n${files.length} files of a new site are written. What to do next:\n`);
  if (!existsSync('node_modules/page-schema-site')) console.log('  npm install      gets the program');
  console.log(`  npm start        shows the site, and the Studio in which it is written
  npm run check    says what is still a stand-in; the facts stand in pages/_site.yaml

README.md says the rest.`);
});
