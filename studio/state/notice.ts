import { Observable } from './observable.ts';

/** What the Studio has to say that nobody has asked for; the last thing said stands until it is closed. */
export class Notice extends Observable<string> {
  constructor() {
    super('');
  }

  /** @param text nothing closes it */
  say(text: string): void {
    this.become(text);
  }
}
