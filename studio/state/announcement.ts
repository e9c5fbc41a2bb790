import { Observable } from '../core/observable.ts';

/** What screen readers read out once: what a command has changed where nothing else says so. */
export class Announcement extends Observable<string> {
  constructor() {
    super('');
  }

  /** Announces a text, also when it is the same as before. */
  say(text: string): void {
    this.set(this.snapshot() === text ? `${text}\u00a0` : text);
  }
}
