import { Duplex } from 'node:stream';
import type { Engine } from './engine';

/** The socket of a connection of node-postgres to the embedded database. */
export class EngineStream extends Duplex {
  constructor(
    private readonly engine: Promise<Pick<Engine, 'exchange'>>,
    /** In milliseconds, for each statement. */
    public deadline: number,
  ) {
    super();
  }

  connect(): this {
    this.engine.then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );

    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private send(chunks: readonly Buffer[], done: (error?: Error) => void): void {
    this.answer(new Uint8Array(Buffer.concat(chunks))).then((bytes) => {
      if (bytes.length > 0) this.push(bytes);
      done();
    }, done);
  }

  private async answer(message: Uint8Array<ArrayBuffer>): Promise<Buffer> {
    if (message[0] === STARTUP) return WELCOME;
    const { exchange } = await this.engine;

    return toBuffer(await exchange(message, this.deadline));
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** The first message of a connection has no letter, and begins with its length. */
const STARTUP = 0;
/** AuthenticationOk and ReadyForQuery: the only session of the engine has begun with it. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Without a copy. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength);
