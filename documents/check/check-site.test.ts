import { afterEach, expect, test, vi } from 'vitest';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { SiteChecker } from './check-site.ts';
import { Source } from '../read/document/source.ts';

afterEach(() => vi.restoreAllMocks());

/** A site in which every page has a problem that only the whole site shows. */
const withProblems = (): Map<string, string> =>
  new Map(
    [...readTexts('tests/fixtures/mason/pages')].map(([name, text]) => [
      name,
      name.startsWith('_') ? text : text.replace(/^description: .*$/m, 'description: Too short.'),
    ]),
  );

test('each text is parsed once', async () => {
  const parse = vi.spyOn(Source.prototype, 'parse');
  const { problems } = await new SiteChecker().check(withProblems());
  const sources = new Set(parse.mock.contexts as Source[]);
  const trees = new Set(
    parse.mock.results.map(({ value }) => (value as ReturnType<Source['parse']>).document),
  );
  expect(problems.length).toBeGreaterThan(5);
  expect(trees.size).toBe(sources.size);
  expect(new Set([...sources].map(({ file }) => file)).size).toBe(sources.size);
});

test('a check after an edit parses the document that was edited, and no other', async () => {
  const texts = withProblems();
  const checker = new SiteChecker();
  const { problems } = await checker.check(texts);
  const files = new Set(problems.map(({ file }) => file));
  expect(files.size).toBeGreaterThan(5);
  const parse = vi.spyOn(Source.prototype, 'parse');
  texts.set('home.yaml', `${texts.get('home.yaml')}# a note\n`);
  expect((await checker.check(texts)).problems).toEqual(problems);
  expect(new Set(parse.mock.contexts.map((source) => (source as Source).file))).toEqual(
    new Set(['home.yaml']),
  );
});

test('a check yields to other tasks and stops when its signal is aborted', async () => {
  const controller = new AbortController();
  const checker = new SiteChecker();
  const done = vi.fn();
  const check = checker.check(withProblems(), controller.signal).then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  controller.abort(new Error('typed'));
  await expect(check).rejects.toThrow('typed');
  expect(done).not.toHaveBeenCalled();
});

test('only errors are reported on request; a signal that is never aborted does not change the result', async () => {
  const texts = withProblems();
  texts.set('home.yaml', (texts.get('home.yaml') ?? '').replace('heading:', 'headng:'));
  const checker = new SiteChecker();
  const { problems } = await checker.check(texts);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThan(problems.length);
  expect((await checker.checkErrors(texts)).problems).toEqual(errors);
  const signal = new AbortController().signal;
  expect((await new SiteChecker().check(texts, signal)).problems).toEqual(problems);
});
