import { onTestFinished } from 'vitest';

/** Zones with the local hour at noon UTC on 2026-07-01, with and without summer time. */
export const ZONES: [string, number][] = [
  ['America/Guayaquil', 7],
  ['UTC', 12],
  ['America/New_York', 8],
  ['Europe/Madrid', 14],
  ['Asia/Kolkata', 17],
  ['Pacific/Kiritimati', 2],
  ['Pacific/Pago_Pago', 1],
];

export const enterZone = (zone: string) => {
  const own = process.env.TZ;
  onTestFinished(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  process.env.TZ = zone;
};
