import { buildSite } from '../renderer/build/build-site.ts';
import { cacheDir, outFlag, pagesFlag, themeFlag } from './flags.ts';
import { only, readFlags } from './options.ts';
import { printProblems } from './print-problems.ts';

const flags = readFlags('build', {
  pages: pagesFlag,
  out: outFlag,
  theme: themeFlag,
  cache: { value: cacheDir, help: 'folder of what is kept between builds' },
});
const run = async (): Promise<void> => {
  const out = only(flags.out);
  const started = performance.now();
  const { site, problems, pages, drawn, pictures } = await buildSite({
    pagesDir: only(flags.pages),
    out,
    cacheDir: only(flags.cache),
    themeFile: only(flags.theme),
  });
  printProblems(problems);
  if (site) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${pages} pages (${drawn} drawn) and ${pictures} picture files in ${out}, ${seconds} s`);
  } else {
    console.error(`Nothing was written to ${out}: the documents have errors. Mend them and build again.`);
    process.exitCode = 1;
  }
};

void run();
