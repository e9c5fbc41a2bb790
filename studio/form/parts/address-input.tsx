import { Autocomplete, TextField, Typography } from '@mui/material';
import { addressOf } from '../link-address.ts';
import { useAddresses } from '../state/use-addresses.ts';

type Props = {
  value: string;
  onChange: (address: string) => void;
  /** Its name, where no other one stands beside it. */
  label?: string;
  isWrong?: boolean;
  example?: string;
  attributes?: Record<string, string | boolean>;
};

/** Chooses where a link leads: a page or a place on one by its title, a call, a mail, or any address. */
export const AddressInput = ({ value, onChange, label, isWrong = false, example, attributes }: Props) => {
  const addresses = useAddresses();
  const titles = new Map(addresses.map(({ address, title }) => [address, title]));
  const take = (typed: string): void => onChange(addressOf(typed, addresses));
  return (
    <Autocomplete
      freeSolo
      autoSelect={false}
      value={value}
      options={addresses.map(({ address }) => address)}
      getOptionLabel={(address) => titles.get(address) ?? address}
      filterOptions={(all, { inputValue }) => {
        const wanted = inputValue === (titles.get(value) ?? value) ? '' : inputValue.toLowerCase();
        return all
          .filter((each) => `${titles.get(each)} ${each}`.toLowerCase().includes(wanted))
          .slice(0, 50);
      }}
      onChange={(_event, typed) => take(typed ?? '')}
      renderOption={({ key, ...option }, address) => (
        <li key={key} {...option} style={{ display: 'block' }}>
          {titles.get(address)}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {address}
          </Typography>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={isWrong}
          placeholder={example}
          helperText={titles.has(value) ? value : undefined}
          // What was typed and not chosen counts too.
          onBlur={({ target }) => target.value !== (titles.get(value) ?? value) && take(target.value)}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps?.htmlInput, ...attributes },
          }}
        />
      )}
    />
  );
};
