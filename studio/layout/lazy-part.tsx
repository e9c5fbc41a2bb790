import { Alert, Button } from '@mui/material';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import { TitledDialog } from './titled-dialog.tsx';

/** How long a part may take to load, in milliseconds. */
const timeLimit = 30_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type OfPart = { onClose?: () => void };

const loads: (() => Promise<unknown>)[] = [];

const inTime = <Result,>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the part was not loaded in time')), timeLimit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Loads all parts of the Studio, so that they are there without a connection, and when a new version replaces this one. */
export const preloadParts = (): void => {
  // What cannot be loaded now is loaded when it is opened.
  for (const load of loads) void load().catch(() => undefined);
};

type BoundaryProps = { failed: ReactNode; children: ReactNode };

/** Shows something else when what is in it cannot be shown. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** What is said in place of something, in a dialog where a dialog was opened. */
const InPlace = ({ onClose, children }: OfPart & { children: ReactNode }) =>
  onClose ? (
    <TitledDialog title={words.parts.title} leave={words.dialogs.close} onClose={onClose}>
      {children}
    </TitledDialog>
  ) : (
    children
  );

/** Says that something cannot be shown. A reload keeps what was typed, and gets the present version of the Studio. */
export const CannotShow = ({ text, again }: { text: string; again?: () => void }) => (
  <Alert
    severity="error"
    action={
      <>
        {again && <Button onClick={again}>{words.app.again}</Button>}
        <Button onClick={() => location.reload()}>{words.parts.reload}</Button>
      </>
    }
  >
    {text}
  </Alert>
);

/**
 * A part of the Studio that is loaded after the first page is shown, or when it is opened before. When that fails it says
 * so and offers to try again.
 */
export const lazyPart = <Props extends object>(load: Load<Props>): ((props: Props & OfPart) => ReactNode) => {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async (): Promise<{ default: ComponentType<Props> }> => {
    const part = await inTime(load());
    loaded = part.default;
    return part;
  };
  loads.push(loadPart);
  return (props) => {
    const [tries, setTries] = useState(0);
    // React remembers a failure: every try is a component of its own.
    const [Part, setPart] = useState<ComponentType<Props>>(() => loaded ?? lazy(loadPart));
    const again = (): void => {
      setPart(() => lazy(loadPart));
      setTries(tries + 1);
    };
    return (
      <Boundary
        key={tries}
        failed={
          <InPlace onClose={props.onClose}>
            <CannotShow text={loaded ? words.parts.broken : words.parts.failed} again={again} />
          </InPlace>
        }
      >
        <Suspense
          fallback={
            <InPlace onClose={props.onClose}>
              <p role="status">{words.parts.loading}</p>
            </InPlace>
          }
        >
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
