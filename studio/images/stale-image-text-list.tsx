import { describeValue } from '../naming/labels.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useDraft, useObserved, useStudio, useTitleOf } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { imageTextsIn } from '../state/stale-image-texts.ts';

const messages = words.formerPicture;

/** Lists the fields whose text was written for a replaced image, with links to them. */
export const StaleImageTextList = ({ onOpen }: { onOpen: () => void }) => {
  const studio = useStudio();
  const { current } = useDraft();
  const former = useObserved(studio.staleImageTexts);
  const titleOf = useTitleOf();
  if (former.size === 0) return null;
  const places = [...current.keys()].flatMap((file) => {
    const { source, value } = (/\.ya?ml$/i.test(file) && studio.document(file)) || {};
    if (!source) return [];
    return [...imageTextsIn(value)]
      .filter((each) => studio.staleImageTexts.isStale(each))
      .map(({ path, field }) => {
        const text = formatMessage(messages.listed, {
          what: describeValue(value, path),
          text: messages[field],
        });
        return { file, path, text, where: titleOf(file) };
      });
  });
  return <LocationList title={messages.title} places={places} onOpen={onOpen} />;
};
