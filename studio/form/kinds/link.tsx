import { Autocomplete, createFilterOptions, TextField, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useChecked } from '../../state/use-studio.ts';
import type { ControlProps } from '../field-props.ts';
import { addressesOf, addressOf } from '../link-address.ts';
import { useForm } from '../state/form.ts';

type Props = Partial<Pick<ControlProps, 'label' | 'isWrong' | 'tied'>> & {
  value: string;
  onChange: (address: string) => void;
};

/** Chooses where a link leads: a page or a place on one by its title, a call, a mail, or any address. */
export const AddressInput = ({ value, onChange, label, isWrong = false, tied }: Props) => {
  const { rendered, places } = useChecked();
  const { tokens } = useForm();
  const { names, titles } = rendered;
  const addresses = useMemo(() => addressesOf(names, places, tokens), [names, places, tokens]);
  const shown = addresses.get(value) ?? value;
  const take = (typed: string): void => onChange(addressOf(typed, addresses));
  return (
    <Autocomplete
      freeSolo
      value={value}
      options={[...addresses.keys()]}
      getOptionLabel={(address) => addresses.get(address) ?? address}
      filterOptions={createFilterOptions({
        limit: 50,
        stringify: (address) => [addresses.get(address), titles.get(address), address].join(' '),
      })}
      onChange={(_event, typed) => take(typed ?? '')}
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
          error={isWrong}
          helperText={addresses.has(value) ? value : undefined}
          // What was typed and not chosen counts too.
          onBlur={({ target }) => target.value !== shown && take(target.value)}
          slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps?.htmlInput, ...tied } }}
        />
      )}
    />
  );
};

/** Where a link leads. */
export const LinkControl = ({ text, isWrong, tied, set }: ControlProps) => (
  <AddressInput value={text} onChange={set} isWrong={isWrong} tied={tied} />
);
