import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import type { Path } from '../../documents/read/document/path.ts';
import { unfinishedIn } from '../../documents/read/site/unfinished.ts';
import { selectPlural, words } from '../messages/messages.ts';
import type { OpenDocument } from '../state/open-document.ts';
import { useStudio, useTexts } from '../state/use-studio.ts';

/** The key that goes to the next example from a field, as it goes to the next problem in the YAML. */
const nextKey = 'F8';

/**
 * Returns the example text that follows a place of a document; after the last one, the first; undefined if there is none.
 * @internal for tests
 */
export const findNextExample = ({ source, value }: OpenDocument, place: Path): Path | undefined => {
  const examples = [...unfinishedIn(value)];
  const offsetOf = (path: Path): number => source.offsets(path, 'value')[0];
  return examples.find((path) => offsetOf(path) > offsetOf(place)) ?? examples[0];
};

/** Number of example texts of a document, with a button and a key that go to the next one; nothing without examples. */
export const ExampleTexts = ({ file }: { file: string }) => {
  const studio = useStudio();
  const document = useTexts((each) => each.document(file));
  const count = [...unfinishedIn(document?.value)].length;
  const goToNext = (): void => {
    const path = document && findNextExample(document, studio.view.snapshot().path);
    if (path) studio.view.choose({ file, path });
  };
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (key === nextKey && target instanceof Element && target.closest('#panel-fields')) goToNext();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
  if (count === 0) return null;
  const { one, many, next } = words.examples;
  const button = <Button onClick={goToNext}>{next}</Button>;
  return (
    <Alert severity="info" role="presentation" action={button}>
      {selectPlural(count, one, many)}
    </Alert>
  );
};
