import { Autocomplete, TextField, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useChecked } from '../../state/use-studio.ts';
import { addressesOf, addressOf } from '../link-address.ts';
import { useTokens } from '../state/use-tokens.ts';

type Props = {
  value: string;
  onChange: (address: string) => void;
  /** Its name, where no other one stands beside it. */
  label?: string;
  isWrong?: boolean;
  attributes?: Record<string, string | boolean>;
};

/** Chooses where a link leads: a page or a place on one by its title, a call, a mail, or any address. */
export const AddressInput = ({ value, onChange, label, isWrong = false, attributes }: Props) => {
  const { rendered, places } = useChecked();
  const { values } = useTokens();
  const addresses = useMemo(
    () => addressesOf(rendered?.titles, places, values),
    [rendered?.titles, places, values],
  );
  const shown = addresses.get(value) ?? value;
  const take = (typed: string): void => onChange(addressOf(typed, addresses));
  return (
    <Autocomplete
      freeSolo
      autoSelect={false}
      value={value}
      options={[...addresses.keys()]}
      getOptionLabel={(address) => addresses.get(address) ?? address}
      filterOptions={(all, { inputValue }) => {
        const wanted = inputValue === shown ? '' : inputValue.toLowerCase();
        return all
          .filter((each) => `${addresses.get(each)} ${each}`.toLowerCase().includes(wanted))
          .slice(0, 50);
      }}
      onChange={(_event, typed) => take(typed ?? '')}
      renderOption={({ key, ...option }, address) => (
        <li key={key} {...option} style={{ display: 'block' }}>
          {addresses.get(address)}
          <Typography variant="caption">{address}</Typography>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={isWrong}
          helperText={addresses.has(value) ? value : undefined}
          // What was typed and not chosen counts too.
          onBlur={({ target }) => target.value !== shown && take(target.value)}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps?.htmlInput, ...attributes },
          }}
        />
      )}
    />
  );
};
