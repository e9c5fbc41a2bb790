import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

const pages = defineCollection({
  loader: glob({ pattern: ['*.yaml', '!_*.yaml'], base: process.env.BENCH_PAGES ?? 'pages' }),
});

export const collections = { pages };
