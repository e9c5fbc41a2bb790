import { OwnerRefusal } from './refusal.ts';
import type { Lead, Overview } from './overview.ts';

/**
 * Every arrival of one lead, newest first.
 * @throws an `OwnerRefusal` when there is none
 */
export const findLead = ({ leads }: Overview, id: string): [Lead, ...Lead[]] => {
  const [newest, ...older] = leads.filter(({ message }) => message.id === id);
  if (!newest) throw new OwnerRefusal(`There is no lead "${id}". npm run leads -- list shows all.`);
  return [newest, ...older];
};
