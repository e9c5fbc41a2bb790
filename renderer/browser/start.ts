import { logUnknownPath } from './unknown-path.ts';

/**
 * The only script that runs by itself; it stands in every page, so that no request is spent on it. Everything else
 * waits for a sign of intent, such as the scroll that brings a form near, or for a form that is in view from the
 * start: a visitor who only reads pays for nothing.
 *
 * Its text is the same on every page and its hash is in the content security policy
 * (`site-builder/client/client.ts`): what differs from build to build stands in the attributes of `html`. Nothing in
 * it is a type: the letters of types would take part in how names are shortened, and the package has none.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'];

const { dataset } = document.documentElement;
// From here on the wizard may show one step at a time; without this line it opens up by itself.
dataset['scripts'] = 'on';

/** Lets the page answer its visitor. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

let started = false;
const start = async () => {
  if (started) return;
  started = true;
  const steps = (dataset['start'] ?? '').split(' ');
  // Fetched together, run one after the other, each as a task of its own.
  for (const href of steps) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
  try {
    for (const step of steps) {
      await import(/* @vite-ignore */ step);
      await pause();
    }
  } catch {
    // The page stays what it is without scripts: links, menus and plain forms that post.
    dataset['scripts'] = 'failed';
  }
};

// It catches what it waits for; another text would have another hash.
// oxlint-disable-next-line typescript/no-misused-promises
for (const sign of signs) addEventListener(sign, start, { passive: true, once: true });

const observer = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && void start(),
);
for (const section of document.querySelectorAll('[data-live]')) observer.observe(section);

for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear());

if (document.querySelector('[data-missing]')) logUnknownPath();

// Whoever edits documents wants to see each save at once.
if (import.meta.env.DEV) void start();
