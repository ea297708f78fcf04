import pg from 'pg';

/** The triggers of migration 011 notify this channel. */
export const CHANNEL = 'eventos';

export interface Listener {
  hear(payload: string): void;
  /** Called when notices start or stop to arrive. None arrive before the first call. */
  changed(isHearing: boolean): void;
}

interface Listening {
  /** Asks the database, so that a dead connection is noticed. */
  check(): void;
  end(): Promise<void>;
}

/** Receives the notices of committed transactions of every process. */
export type Listen = (listener: Listener) => Listening;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Over a connection of its own, which reconnects. */
export const listenOnPostgres =
  (config: pg.ClientConfig): Listen =>
  ({ hear, changed }) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let wait = FIRST_WAIT;
    let hasEnded = false;

    const lose = (lost: pg.Client) => {
      if (client !== lost) return;
      client = undefined;
      changed(false);
      void lost.end().catch(() => undefined);
      if (hasEnded) return;
      timer = setTimeout(connect, wait).unref();
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };

    const connect = () => {
      const own = new pg.Client({ ...config, keepAlive: true });
      client = own;
      own.on('error', () => lose(own));
      own.on('end', () => lose(own));
      own.on('notification', ({ payload = '' }) => hear(payload));
      own
        .connect()
        .then(() => own.query(`listen ${CHANNEL}`))
        .then(
          () => {
            wait = FIRST_WAIT;
            if (client === own) changed(true);
          },
          () => lose(own),
        );
    };

    connect();

    return {
      check() {
        const asked = client;
        asked?.query('select').catch(() => lose(asked));
      },
      async end() {
        hasEnded = true;
        clearTimeout(timer);
        await client?.end().catch(() => undefined);
      },
    };
  };
