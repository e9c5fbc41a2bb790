import { Autocomplete, createFilterOptions, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { words } from '../../messages/messages.ts';
import { parseLinkTarget } from '../../naming/link-address.ts';
import { useLinkTargets } from '../../state/use-studio.ts';
import type { ControlProps } from '../state/form.ts';

type Props = Partial<Pick<ControlProps, 'label' | 'isInvalid' | 'isRequired' | 'attributes'>> & {
  value: string;
  /** Called with the new link target, or undefined if the input is invalid. */
  onChange: (href: string | undefined) => void;
};

/** Returns what is shown below the label of a link target; nothing if it contains a token, whose value is in the label. */
const addressOf = (href: string): string => (href.includes('{') ? '' : href);

/**
 * Input of a link target. It suggests pages and anchors by their names, and the phone number and e-mail address; any
 * URL can be typed. Enter takes the highlighted suggestion. Invalid input stays in the field with a message, and the
 * document is not changed.
 */
export const LinkTargetInput = ({ value, onChange, label, isInvalid, isRequired, attributes }: Props) => {
  const linkTargets = useLinkTargets();
  const displayed = linkTargets.get(value) ?? value;
  const [isRefused, setRefused] = useState(false);
  const take = (typed: string): void => {
    const href = parseLinkTarget(typed, linkTargets);
    setRefused(href === undefined);
    onChange(href);
  };
  const suggestionsFor = (inputValue: string): string[] => {
    const stringify = (href: string) => `${linkTargets.get(href)} ${href}`;
    const filter = createFilterOptions({ limit: 50, stringify });
    const found = filter([...linkTargets.keys()], { inputValue, getOptionLabel: stringify });
    // An exact match comes first, so that Enter takes it.
    const exact = parseLinkTarget(inputValue, linkTargets);
    return exact && linkTargets.has(exact) ? [exact, ...found.filter((each) => each !== exact)] : found;
  };
  return (
    <Autocomplete
      freeSolo
      autoHighlight
      value={value}
      options={[...linkTargets.keys()]}
      getOptionLabel={(href) => linkTargets.get(href) ?? href}
      filterOptions={(_options, { inputValue }) => suggestionsFor(inputValue)}
      onChange={(event, typed, reason) => {
        // With `freeSolo`, MUI returns the typed text on Enter even if an option is highlighted.
        const isOpen = event.target instanceof HTMLInputElement && event.target.ariaExpanded === 'true';
        const highlighted = reason === 'createOption' && isOpen ? suggestionsFor(typed ?? '')[0] : undefined;
        take(highlighted ?? typed ?? '');
      }}
      onInputChange={() => setRefused(false)}
      renderOption={(option, href) => (
        <li {...option} key={href} style={{ display: 'block' }}>
          {linkTargets.get(href)}
          <Typography variant="caption">{addressOf(href)}</Typography>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={isRequired ?? false}
          error={isInvalid || isRefused}
          helperText={
            isRefused ? words.form.noAddress : linkTargets.has(value) ? addressOf(value) : undefined
          }
          // Typed text is applied on blur as well.
          onBlur={({ target }) => target.value !== displayed && take(target.value)}
          slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps?.htmlInput, ...attributes } }}
        />
      )}
    />
  );
};

/** Control of a link target. */
export const LinkControl = ({ text, isInvalid, isRequired, attributes, set }: ControlProps) => (
  <LinkTargetInput
    {...{ isInvalid, isRequired, attributes }}
    value={text}
    onChange={(href) => href !== undefined && set(href)}
  />
);
