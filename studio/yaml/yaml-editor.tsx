import { useStudio, useDraft } from '../state/use-studio.ts';

export const YamlEditor = ({ file }: { file: string }) => {
  const { texts } = useStudio();
  const text = useDraft().current.get(file);
  return (
    <textarea
      aria-label="YAML"
      value={text}
      onChange={(event) => texts.change(`${file} yaml`, new Map([[file, event.target.value]]))}
      style={{ width: '100%', height: '100%' }}
    />
  );
};
