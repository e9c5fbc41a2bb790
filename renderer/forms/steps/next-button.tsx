import Button from '@mui/material/Button';
import { useControlValue } from '../../controls/use-control-value.ts';
import type { FormState } from '../use-form.ts';

/**
 * The button to the next step, enabled when the current step is complete. It is a submit button only after hydration:
 * without scripts Enter activates the first submit button, which must be the one that sends the form.
 */
export const NextButton = ({ state, step }: { state: FormState; step: number }) => {
  const { next, nextReady } = state.form.texts;
  const isComplete = useControlValue(state.ref, () => state.findErrors(step).length === 0, false);
  return (
    <>
      <Button
        type={state.scripted ? 'submit' : 'button'}
        variant="contained"
        size="large"
        disabled={!isComplete}
      >
        {next}
      </Button>
      <span role="status" data-unseen="">
        {isComplete && nextReady}
      </span>
    </>
  );
};
