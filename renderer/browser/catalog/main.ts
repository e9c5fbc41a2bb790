import { searchIn } from './search.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('.yaml button')) {
  const example = button.parentElement?.querySelector('pre');
  const yaml = example?.textContent ?? '';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(`${yaml}\n`).then(
      () => (button.textContent = 'Copied'),
      // The browser may deny clipboard access: select the text so that the user can copy it.
      () => example && getSelection()?.selectAllChildren(example),
    );
  });
}

/** Adjusts the height of a frame to its content. */
const fitHeight = (frame: HTMLIFrameElement): void => {
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
  frame.addEventListener('load', () => fitHeight(frame));
  if (frame.contentDocument?.readyState === 'complete') fitHeight(frame);
}

searchIn(document);

// The HMR client is large and nothing depends on it, so it loads last.
void import('./reload.ts');
