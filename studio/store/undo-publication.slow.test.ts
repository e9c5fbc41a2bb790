import { describe, expect, test } from 'vitest';
import { openFolderRepository } from '../../tests/support/publishing/by-folder.ts';
import { openGitHubRepository } from '../../tests/support/publishing/by-github.ts';
import type { Window } from '../../tests/support/publishing/shared-repository.ts';
import { undoPublication } from '../publish/history/undo-publication.ts';
import { diffTexts, replaceTexts, type FileTexts } from './patches.ts';
import { documentsOf } from './site-file.ts';

const textsOf = async ({ store, publishing }: Window): Promise<FileTexts> => {
  const { base } = await publishing.status();
  // A store reads its pictures when somebody asks for a whole version.
  await publishing.version(base?.id ?? '');
  const { content } = await store.read();
  // A folder gives bytes, which the server decodes for the Studio.
  const texts = Array.from(
    content,
    ([name, each]) => [name, each instanceof Uint8Array ? new TextDecoder().decode(each) : each] as const,
  );
  return documentsOf(new Map(texts));
};

const publish = async (
  window: Window,
  before: FileTexts,
  after: FileTexts,
  message: string,
): Promise<void> => {
  expect(await window.store.write(diffTexts(before, after))).toEqual([]);
  expect(await window.publishing.publish({ message })).toMatchObject({ state: 'published' });
};

const page = `title: Where to leave the car
description: The yard behind the house has room for six cars, and two more are free along the street.
sections:
  - type: hero
    heading: Where to leave the car
    tagline: Behind the house.
    image: { src: molar.svg, alt: Drawing of the yard }
    actions: [{ label: Call, href: 'tel:{phone}' }]
`;

describe.each([
  ['a folder', openFolderRepository],
  ['GitHub', openGitHubRepository],
])('published from %s', (_, open) => {
  test('undoes a whole publication: pages, menu, facts, and removed and added images', async () => {
    const { repository, windows, close } = await open();
    const [window] = windows;
    if (!window) throw new Error('no window');
    const tree = () => repository.text(['rev-parse', 'main^{tree}']);
    const first = await tree();
    const before = await textsOf(window);
    const renamed = [...before].map(
      ([name, text]) => [name, text.replaceAll('tooth.svg', 'molar.svg')] as const,
    );
    const after = replaceTexts(before, [
      ...renamed,
      ['media/tooth.svg', null],
      ['media/molar.svg', before.get('media/tooth.svg') ?? null],
      ['parking.yaml', page],
    ]);
    await publish(window, before, after, 'Wrong');
    expect(await tree()).not.toBe(first);

    const [entry] = await window.publishing.history({});
    const now = await textsOf(window);
    const undone = undoPublication(await window.publishing.changes(entry?.id ?? ''), now);
    expect([undone.conflicts, undone.unreadable]).toEqual([[], []]);
    await publish(window, now, replaceTexts(now, undone.texts), 'Undo');
    expect(await tree()).toBe(first);
    close();
  });
});
