/** What one user may upload on one day of the business. */
export interface DailyLimit {
  pictures: number;
  /** As they are sent. */
  megabytes: number;
}

export const DAILY_LIMIT: DailyLimit = { pictures: 200, megabytes: 500 };
