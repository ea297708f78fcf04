import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';

interface Week {
  fecha: string;
  fecha_final: string;
}

/** What each of these users sold in a week, in cents: 0 for all as long as sales are not recorded. */
export const weeklySums = async (
  _db: Kysely<Schema>,
  userIds: readonly number[],
  _week: Week,
): Promise<ReadonlyMap<number, number>> => new Map(userIds.map((id) => [id, 0]));
