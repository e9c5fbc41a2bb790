import type { TaskInput, TaskName } from '../checking/site-tasks.ts';
import { useStudio } from '../state/use-studio.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { useTasks } from './use-tasks.ts';

/** What changes the pages of the site. */
type PageTask = Extract<TaskName, 'addPage' | 'copyPage' | 'renamePage' | 'removePage'>;

type Props<N extends PageTask> = Pick<FormDialogProps, 'title' | 'action' | 'onClose' | 'children'> & {
  task: N;
  input: TaskInput<N>;
  /** The address of the page that is looked at afterwards. */
  opens: string;
  isDisabled?: boolean;
  /** Why it cannot be done at all. */
  refused?: string | undefined;
};

/** Asks what is needed to do something with a page as a whole, and does it. */
export const PageDialog = <N extends PageTask>(props: Props<N>) => {
  const { task, input, opens, isDisabled = false, refused, ...asked } = props;
  const { texts, view } = useStudio();
  const { run, refusal, isRunning } = useTasks();
  const submit = async (): Promise<void> => {
    const changes = await run(task, ...input);
    if (!changes) return;
    texts.change(`${task} ${opens}`, changes);
    view.open(opens);
    asked.onClose();
  };
  const isOff = isRunning || isDisabled;
  return <FormDialog {...asked} refusal={refusal ?? refused} isDisabled={isOff} onSubmit={submit} />;
};
