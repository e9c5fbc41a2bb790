import { useStudio, useDraft } from '../state/use-studio.ts';

export const DocumentForm = ({ file }: { file: string }) => {
  useDraft();
  const document = useStudio().document(file);
  return <pre>{JSON.stringify(document?.value, null, 1)}</pre>;
};
