/** Why a command cannot go on, in words for the person who typed it: what is wrong and the next step. */
export class Refusal extends Error {
  override name = 'Refusal';
}
