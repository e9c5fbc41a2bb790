import { List } from '@mui/material';
import { Fragment, useRef, useState } from 'react';
import type { Change } from '../../documents/changes/list-changes.ts';
import { isDeepEqual } from '../../documents/read/document/path.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { DateAlert, useVisibility } from '../dates/date-hint.tsx';
import { formatMessage, words } from '../messages/messages.ts';
import type { FileChanges } from '../naming/file-changes.ts';
import { useLinkTargets, useStudio } from '../state/use-studio.ts';
import type { FileTexts } from '../store/patches.ts';
import { Replacement } from '../ui/replacement.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { putBackValue } from './put-back.ts';
import { showValues } from './show-values.tsx';

const messages = words.changes;

/** Returns `showValues` for the current site. */
export const useShowValues = () => {
  const studio = useStudio();
  const targets = useLinkTargets();
  const visibility = useVisibility();
  const labelOf = (target: string): string | undefined => {
    const page = studio.files.pages.find(({ route }) => route === target);
    const isToCome = page && ['before', 'draft'].includes(visibility(page.path)?.word ?? '');
    return isToCome ? formatMessage(messages.toCome, { page: targets.get(target) }) : targets.get(target);
  };
  return (change: Change) => showValues(studio, labelOf, change);
};

/** Returns the description of a change of a whole document, whose values are too long to be listed. */
const describeWhole = ({ file, path, before, after }: Change): string | undefined => {
  if (path.length > 0 || file.startsWith(mediaFolder)) return undefined;
  if (before === undefined) return messages.added;
  if (after === undefined) return messages.removed;
  return isDeepEqual(before, after) ? messages.notes : messages.unreadable;
};

type PlacedChange = FileChanges['changes'][number];

const placeOf = ({ title }: FileChanges, { place }: PlacedChange): string =>
  [title, place].filter(Boolean).join(' · ');

/** Whether a change is only visible in exported lists, as that of the name of a form field. */
const isForExports = ({ file, path }: Change): boolean =>
  file.startsWith('_forms/') && path.includes('fields') && path.at(-1) === 'name';

type Props = {
  files: readonly FileChanges[];
  /** The texts from which the current ones differ. With them, each change can be put back. */
  former?: FileTexts;
  /** Called after the place of a change was opened. */
  onOpen: () => void;
};

/** Lists the differences between two versions of the site by page and place: each with its old and its new value. */
export const ChangeList = ({ files, former, onOpen }: Props) => {
  const studio = useStudio();
  const valuesOf = useShowValues();
  const status = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState('');
  const restore = async (
    { file, changes }: FileChanges,
    change: PlacedChange,
  ): Promise<ReadonlyMap<string, string | null>> => {
    const source = studio.document(file)?.source;
    const page = former?.has(file) ? undefined : studio.files.pages.find(({ path }) => path === file);
    if (page) return studio.checking.site.removePage(page.route, { route: undefined, links: '/' });
    const text = source && changes.length > 1 ? putBackValue(source, change) : (former?.get(file) ?? null);
    return new Map([[file, text]]);
  };
  const putBack = async (each: FileChanges, change: PlacedChange): Promise<void> => {
    const place = placeOf(each, change);
    const texts = await restore(each, change).catch(() => undefined);
    if (texts) studio.texts.change(`put back ${place}`, texts);
    studio.view.leaveRemoved();
    const message = change.before === undefined ? messages.isRemoved : messages.isBack;
    setResult(texts ? formatMessage(message, { place }) : words.form.unsafe);
    // The button disappears with its change; the list stays where it is.
    status.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {former && (
        <div ref={status} role="status" tabIndex={-1}>
          {result}
        </div>
      )}
      {files.map((each) => (
        <Fragment key={each.file}>
          <List dense disablePadding>
            {each.changes
              .filter((change) => each.changes.length === 1 || !isForExports(change))
              .map((change, index) => (
                <ChangeEntry
                  key={index}
                  place={placeOf(each, change)}
                  at={change}
                  onOpen={onOpen}
                  actions={
                    former && [
                      {
                        label: change.before === undefined ? words.form.remove : messages.putBack,
                        run: () => void putBack(each, change),
                      },
                    ]
                  }
                >
                  {describeWhole(change) ?? <Replacement {...valuesOf(change)} />}
                </ChangeEntry>
              ))}
          </List>
          {former && <DateAlert value={each.after} name={each.title} />}
        </Fragment>
      ))}
    </>
  );
};
