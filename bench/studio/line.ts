import { setTimeout as wait } from 'node:timers/promises';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** How many bytes go through in a second, each way: 10 Mbit/s. */
const rate = 1_250_000;
/** How long a byte is under way, in milliseconds: 40 from request to answer. */
const under = 20;

const until = (time: number): Promise<void> => wait(time - performance.now());

/**
 * A line that all connections of a browser share, those of its frames and threads too, which the browser's own means
 * leave out.
 */
export class Line {
  readonly #free = { down: 0, up: 0 };
  readonly #servers: Server[] = [];

  /** What a server of this machine is reached by over the line. @param url its origin */
  async to(url: string): Promise<string> {
    const { port } = new URL(url);
    const server = createServer((browser) => {
      const far = connect(Number(port), '127.0.0.1');
      this.#carry(browser, far, 'up');
      this.#carry(far, browser, 'down');
    });
    this.#servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const server of this.#servers) server.close();
  }

  /** A connection that waits for its turn sends no more, so that all have a share. */
  #carry(from: Socket, to: Socket, way: 'down' | 'up'): void {
    let carried = Promise.resolve();
    from.on('data', (part: Buffer) => {
      from.pause();
      const turn = Math.max(this.#free[way], performance.now()) + (part.length / rate) * 1000;
      this.#free[way] = turn;
      void until(turn).then(() => from.resume());
      carried = carried.then(() => until(turn + under)).then(() => void to.write(part));
    });
    from.on('end', () => void carried.then(() => to.end()));
    from.on('error', () => to.destroy());
  }
}
