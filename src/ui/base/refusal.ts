/** The HTTP status of a refused call: 0 without an answer, undefined for any other error. */
export const statusOf = (error: unknown): number | undefined => {
  const { status } = Object(error);

  return typeof status === 'number' ? status : undefined;
};

/** Why the API refused, as data: 'outdated', 'hidden'. */
const reasonOf = (error: unknown): unknown => Object(Object(error).body).reason;

/** The record changed since it was read. */
export const isOutdated = (error: unknown): boolean => reasonOf(error) === 'outdated';

/** The record that is in the way belongs to another administrador. */
export const isHidden = (error: unknown): boolean => reasonOf(error) === 'hidden';
