import { searchIn } from './search.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('.yaml button')) {
  const shown = button.parentElement?.querySelector('pre');
  const yaml = shown?.textContent ?? '';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(`${yaml}\n`).then(
      () => (button.textContent = 'Copied'),
      // A browser may forbid it: then it is selected, to be copied by hand.
      () => shown && getSelection()?.selectAllChildren(shown),
    );
  });
}

/** Makes a frame as high as what is on it. */
const fit = (frame: HTMLIFrameElement): void => {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    const height = Math.max(body.scrollHeight, 1);
    frame.style.height = `${height}px`;
    if (frame.parentElement)
      frame.parentElement.style.height = `${height * Number(frame.dataset['scale'])}px`;
  };
  new ResizeObserver(measure).observe(body);
};
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}

searchIn(document);

// What tells of changes is large, and nothing here waits for it.
void import('./reload.ts');
