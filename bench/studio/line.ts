import { setTimeout as wait } from 'node:timers/promises';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Bandwidth in bytes per second in each direction: 10 Mbit/s. */
const rate = 1_250_000;
/** One-way latency in milliseconds. The round trip takes 40. */
const under = 20;

const until = (time: number): Promise<void> => wait(time - performance.now());

/**
 * A simulated network connection that all connections of a browser share, including those of frames and workers, which
 * the browser's own throttling does not cover.
 */
export class Line {
  readonly #free = { down: 0, up: 0 };
  readonly #servers: Server[] = [];

  /** Returns the origin at which a local server can be reached through this connection. @param url origin of the server */
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

  /** Forwards data. A connection that has to wait is paused, so that all connections share the bandwidth. */
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
