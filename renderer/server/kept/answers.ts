/** The properties of an element. */
export type Props = Record<string, unknown>;

/** The element that is asked about. */
type Asked = { props: Props; theme: unknown };

/** Something that is asked of an element: the theme, one of its properties, or one of what MUI calls `ownerState`. */
type Question = { of: 'theme' | 'props' | 'ownerState'; name: string; lists: string[][] };

/** Asked with a spread: the names of all properties there are. */
const all = '*';

/** What an element holds, its inline style and its data are left out of a spread: they are its own, not its look. */
export const isOwn = (name: string): boolean =>
  name === 'children' || name === 'style' || name.startsWith('data-');

/** The names of all properties, as the same list for the same names. */
const listOf = (from: Props, lists: string[][]): string[] => {
  for (const list of lists) {
    let index = 0;
    for (const name in from) if (list[index++] !== name) index = Infinity;
    if (index === list.length) return list;
  }
  const list = Object.keys(from);
  lists.push(list);
  return list;
};

const answerTo = ({ of, name, lists }: Question, { props, theme }: Asked): unknown => {
  if (of === 'theme') return theme;
  const from = of === 'props' ? props : (props['ownerState'] as Props | undefined);
  if (!from) return undefined;
  if (name === all) return listOf(from, lists);
  // It is a new object for every element; what counts is what is asked of it.
  return name === 'ownerState' ? Boolean(from[name]) : from[name];
};

/** Properties and theme in one, as styles are given them; every question to them is noted. */
const listen = ({ props, theme }: Asked, note: (of: Question['of'], name: string) => void): Props => {
  const watch = (target: Props, own: 'props' | 'ownerState'): Props =>
    new Proxy(target, {
      get: (target, name: string) => {
        const of = name === 'theme' && own === 'props' ? name : own;
        note(of, name);
        const value = target[name];
        return name === 'ownerState' && value ? watch(value as Props, name) : value;
      },
      has: (target, name: string) => {
        note(own, all);
        return name in target;
      },
      ownKeys: (target) => {
        note(own, all);
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, name) => {
        const found = Reflect.getOwnPropertyDescriptor(target, name);
        return found && { ...found, enumerable: !isOwn(String(name)), configurable: true };
      },
    });
  return watch({ ...props, theme }, 'props');
};

type Node<Result> = { question?: Question; next: Map<unknown, Node<Result>>; result?: Result };

const newNode = <Result>(): Node<Result> => ({ next: new Map() });

/** So many results are kept of one function; then it is forgotten what was kept, so that memory stays bounded. */
const capacity = 500;

/**
 * Remembers what a pure function made of an element by the questions that it asked. The same answers lead to the same
 * next question, so what is known is a tree of questions, and another element with the same answers needs no call.
 */
export class Answers<Result> {
  #root = newNode<Result>();
  #size = 0;

  /** @returns what was made of an element that answers as this one does */
  find(asked: Asked): Result | undefined {
    let node: Node<Result> | undefined = this.#root;
    while (node?.question) node = node.next.get(answerTo(node.question, asked));
    return node?.result;
  }

  /**
   * Keeps a result.
   * @param ask asks everything that the result depends on
   */
  keep(asked: Asked, ask: (props: Props) => void, result: Result): void {
    if (this.#size >= capacity) {
      this.#root = newNode();
      this.#size = 0;
    }
    const questions = new Map<string, Question>();
    ask(
      listen(asked, (of, name) => {
        const id = `${of}.${name}`;
        if (!questions.has(id)) questions.set(id, { of, name, lists: [] });
      }),
    );
    let node = this.#root;
    for (const question of questions.values()) {
      node.question ??= question;
      const answer = answerTo(node.question, asked);
      const next = node.next.get(answer) ?? newNode<Result>();
      node.next.set(answer, next);
      node = next;
    }
    node.result = result;
    this.#size += 1;
  }
}
