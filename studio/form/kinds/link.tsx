import { Autocomplete, createFilterOptions, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useChecked } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import { addressesOf, parseLinkTarget } from '../link-address.ts';
import { useForm, type ControlProps } from '../state/form.ts';

type Props = Partial<Pick<ControlProps, 'label' | 'isWrong' | 'isRequired' | 'tied'>> & {
  value: string;
  /** Is called with the new address, or with undefined when what was typed is no address. */
  onChange: (address: string | undefined) => void;
};

/**
 * Chooses where a link leads: a page or a place on one by its title, a call, a mail, or any address. Enter takes the
 * suggestion that is highlighted. A text that is no address stays in the input with a message, and is not taken.
 */
export const AddressInput = ({ value, onChange, label, isWrong, isRequired, tied }: Props) => {
  const { names, titles, places } = useChecked((checked) => checked);
  const { tokens } = useForm();
  const addresses = addressesOf(names, places, tokens);
  const shown = addresses.get(value) ?? value;
  const [isRefused, setRefused] = useState(false);
  const take = (typed: string): void => {
    const address = parseLinkTarget(typed, addresses);
    setRefused(address === undefined);
    onChange(address);
  };
  const suggestionsFor = (inputValue: string): string[] => {
    const stringify = (address: string) => [addresses.get(address), titles.get(address), address].join(' ');
    const filter = createFilterOptions({ limit: 50, stringify });
    const found = filter([...addresses.keys()], { inputValue, getOptionLabel: stringify });
    // What was typed in full is the first one, which Enter takes.
    const exact = parseLinkTarget(inputValue, addresses);
    return exact && addresses.has(exact) ? [exact, ...found.filter((each) => each !== exact)] : found;
  };
  return (
    <Autocomplete
      freeSolo
      autoHighlight
      value={value}
      options={[...addresses.keys()]}
      getOptionLabel={(address) => addresses.get(address) ?? address}
      filterOptions={(_options, { inputValue }) => suggestionsFor(inputValue)}
      onChange={(event, typed, reason) => {
        // With "freeSolo" Enter gives what was typed, whatever is highlighted.
        const isOpen = event.target instanceof HTMLInputElement && event.target.ariaExpanded === 'true';
        const highlighted = reason === 'createOption' && isOpen ? suggestionsFor(typed ?? '')[0] : undefined;
        take(highlighted ?? typed ?? '');
      }}
      onInputChange={() => setRefused(false)}
      renderOption={(option, address) => (
        <li {...option} key={address} style={{ display: 'block' }}>
          {addresses.get(address)}
          <Typography variant="caption">{address}</Typography>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={isRequired ?? false}
          error={isWrong || isRefused}
          helperText={isRefused ? words.form.noAddress : addresses.has(value) ? value : undefined}
          // What was typed and not chosen counts too.
          onBlur={({ target }) => target.value !== shown && take(target.value)}
          slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps?.htmlInput, ...tied } }}
        />
      )}
    />
  );
};

/** Where a link leads. */
export const LinkControl = ({ text, isWrong, isRequired, tied, set }: ControlProps) => (
  <AddressInput
    {...{ isWrong, isRequired, tied }}
    value={text}
    onChange={(address) => address !== undefined && set(address)}
  />
);
