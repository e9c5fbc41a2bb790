/** A benchmark; the comment at the top of its file says what it measures. */
type Benchmark = {
  run: () => Promise<unknown>;
  /** Options of a run that only shows that the benchmark works. */
  smallest: string[];
};

/** The benchmarks by their names in `npm run site -- bench`. `npm test -- --all` runs each at its smallest size. */
export const benchmarks = {
  leads: { run: () => import('./send-email/leads.ts'), smallest: ['--leads', '100'] },
  hostile: { run: () => import('./send-email/hostile.ts'), smallest: ['--requests', '100'] },
  load: { run: () => import('./send-email/load.ts'), smallest: ['--seconds', '20', '--visitors', '2'] },
  startup: { run: () => import('./send-email/startup.ts'), smallest: ['--runs', '1'] },
  forms: { run: () => import('./forms.ts'), smallest: ['--forms', '5', '--rendered', '2'] },
  pages: {
    run: () => import('./pages.ts'),
    // Not every route and no applied throttling, which take half an hour.
    smallest: ['--runs', '1', '--only', 'weights,clicks,choices,visit,lighthouse'],
  },
  build: {
    run: () => import('./build.ts'),
    smallest: ['--pages', '40', '--large', '0', '--runs', '1'],
  },
  limits: { run: () => import('./limits.ts'), smallest: [] },
  studio: {
    run: () => import('./studio.ts'),
    smallest: ['--pages', '42', '--keys', '5', '--publishing', '1'],
  },
  'publishing-tasks': { run: () => import('./publishing-tasks.ts'), smallest: [] },
  'studio-loading': {
    run: () => import('./studio-loading.ts'),
    smallest: ['--pages', '40', '--rounds', '1'],
  },
  memory: { run: () => import('./memory.ts'), smallest: ['--edits', '20'] },
  'studio-tasks': { run: () => import('./studio-tasks.ts'), smallest: [] },
  releases: { run: () => import('./releases.ts'), smallest: ['--trials', '5'] },
  mutants: { run: () => import('./mutants.ts'), smallest: ['--baseline', 'HEAD', '--count', '1', '--gate'] },
} satisfies Record<string, Benchmark>;
