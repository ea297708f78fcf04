/** The embedded database ended in this statement and would end in it again. Its transaction is not committed. */
export class BrokenEngine extends Error {
  override name = 'BrokenEngine';
}

/** PostgreSQL's code for a statement that passed its deadline. */
const QUERY_CANCELED = '57014';

/** The embedded database was ended because a statement passed its deadline. Its transaction is not committed. */
export class SlowStatement extends Error {
  override name = 'SlowStatement';
  code = QUERY_CANCELED;

  constructor(deadline: number) {
    super(`A statement took longer than ${deadline} ms`);
  }
}

/** A statement passed its deadline, on either database. */
export const isTooSlow = (error: unknown): boolean => Object(error).code === QUERY_CANCELED;

/** The database ended or was lost in the commit itself: nobody knows whether it is saved. */
export class UnsureCommit extends Error {
  override name = 'UnsureCommit';
}

/** The database is away, starting, full or locked: a later try may succeed. */
export const isAway = (error: unknown): boolean => {
  const { message, code, syscall } = Object(error);

  return AWAY_CODES.test(String(code)) || AWAY_MESSAGES.test(String(message)) || syscall === 'connect';
};

const AWAY_CODES = /^(57P0[1-5]|55P03|25P03|25006|53...|08...|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/;

/** A file of the database is damaged, too short or gone: only a backup helps. */
export const isDamaged = (error: unknown): boolean => DAMAGED_CODES.test(String(Object(error).code));

const DAMAGED_CODES = /^(XX00[12]|58P01)$/;

/** In words for everybody; undefined for other errors. */
export const lackOf = (error: unknown): string | undefined => LACKS[String(Object(error).code)];

const LACKS: Readonly<Record<string, string>> = {
  53100: 'El disco de la base de datos está lleno',
  53200: 'La base de datos se quedó sin memoria',
  58030: 'El disco de la base de datos falla',
};

/** Deadlock or serialization failure: safe to run again. */
export const isCollision = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String(Object(error).code));

export const LOCK_NOT_AVAILABLE = '55P03';
