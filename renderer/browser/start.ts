/**
 * The only script that runs on load. It is inlined in every page to save a request; all other code loads on the first
 * user interaction, or when a form is visible and the images of the first screen are painted, so that visitors who only
 * read do not load it.
 *
 * The script is identical on every page, and its hash is in the Content-Security-Policy (`site-builder/client/client.ts`).
 * Values that depend on the build are in the attributes of `html`. It contains no type annotations: their characters
 * would affect how the minifier chooses names, and the published package has none.
 */
const triggers = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'];

const { dataset } = document.documentElement;
// Lets the wizard show one step at a time; without this attribute it shows all steps after a while.
dataset['scripts'] = 'on';

/** Yields to the event loop, so that the page can respond to the visitor. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

let started = false;
const start = async () => {
  if (started) return;
  started = true;
  const steps = (dataset['start'] ?? '').split(' ');
  // Loaded in parallel, executed one after the other, each in a separate task.
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
    // The page works as without scripts: links, menus and native forms.
    dataset['scripts'] = 'failed';
  }
};

// `start` handles its errors. Changing the code would change the hash.
// oxlint-disable-next-line typescript/no-misused-promises
for (const trigger of triggers) addEventListener(trigger, start, { passive: true, once: true });

const observer = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && void start(),
);
// Later than the load event, so that the browser paints the images of the first screen before scripts occupy it.
const observe = () => {
  for (const section of document.querySelectorAll('[data-live]')) observer.observe(section);
};
addEventListener('load', () => setTimeout(observe, 300));

for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear());

// The not-found page, which is served for paths that do not exist (docs/specification.md 2.7).
if (document.querySelector('[data-missing]')) console.error(`404: no page at ${location.pathname}`);

// In development the code is loaded at once, so that every saved change is displayed.
if (import.meta.env.DEV) void start();
