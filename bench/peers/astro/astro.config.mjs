import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: process.env.BENCH_OUT ?? 'dist',
  publicDir: process.env.BENCH_PUBLIC ?? 'public',
  cacheDir: process.env.BENCH_CACHE ?? 'node_modules/.astro',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});
