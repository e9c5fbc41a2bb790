import { useMemo } from 'react';
import { useChecked } from '../../state/use-studio.ts';
import { fill, words } from '../../words/words.ts';
import type { Address } from '../link-address.ts';
import { useTokens } from './use-tokens.ts';

/** Where a link may lead: every page and every place on one that has a name, a call and a mail. */
export const useAddresses = (): Address[] => {
  const { rendered, places: named } = useChecked();
  const { values } = useTokens();
  return useMemo(() => {
    const pages = [...(rendered?.titles ?? [])].map(([address, title]) => ({ address, title }));
    const places = [...named].map(([address, title]) => ({ address, title }));
    const call = {
      address: 'tel:{phone}',
      title: fill(words.form.call, { value: values.get('phone') ?? '' }),
    };
    const mail = {
      address: 'mailto:{email}',
      title: fill(words.form.mail, { value: values.get('email') ?? '' }),
    };
    return [...pages, call, mail, ...places];
  }, [rendered, named, values]);
};
