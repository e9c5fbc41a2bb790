import { Typography } from '@mui/material';
import { useState } from 'react';
import type { Usage } from '../../documents/edit/find/usages.ts';
import { useLoaded } from '../core/use-run.ts';
import { LocationList } from '../problems/location-list.tsx';
import { describeValue } from '../naming/labels.ts';
import { useChecked, useStudio, useTitleOf } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { PromptField } from '../ui/dialogs.tsx';
import { PageDialog } from './page-dialogs.tsx';

const none = 'none';
const said = words.remove;

/** Removes a page after the editor has chosen the redirect target of its route and links. */
export const RemoveDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const names = useChecked((checked) => checked.names);
  const [chosen, setChosen] = useState<string>();
  const studio = useStudio();
  const titleOf = useTitleOf();
  const { value: incoming, failure } = useLoaded(() => studio.checking.site.incoming(route), [route]);
  const { entries, links, heir = '/' } = incoming ?? { entries: [], links: [] };
  const to = chosen ?? heir;
  const page = to === none ? undefined : to;
  const calledUse = (use: Usage): string => {
    const document = studio.document(use.file);
    return document ? describeValue(document.value, use.path) : use.place;
  };
  const uses = [
    { title: said.entries, of: entries },
    { title: formatMessage(said.links, { count: links.length }), of: links },
  ];
  const others = [...names].filter(([each]) => each !== route);
  return (
    <PageDialog
      title={formatMessage(said.title, { route })}
      action={said.do}
      change={({ removePage }) => removePage(route, { address: page, links: page })}
      opens={page ?? '/'}
      isDisabled={!incoming}
      refused={failure}
      onClose={onClose}
    >
      {incoming && (
        <>
          {entries.length + links.length === 0 && <Typography>{said.unlinked}</Typography>}
          {uses.map(({ title, of }) => (
            <LocationList
              key={title}
              title={title}
              places={of.map((use) => ({ ...use, says: calledUse(use), where: titleOf(use.file) }))}
              onOpen={onClose}
            />
          ))}
          <PromptField
            label={said.heir}
            help={said.heirHelp}
            value={to}
            onChange={setChosen}
            choices={links.length === 0 ? [[none, said.nowhere], ...others] : others}
          />
        </>
      )}
    </PageDialog>
  );
};
