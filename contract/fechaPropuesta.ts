const DAY = 24 * 60 * 60 * 1000;
const moved = (fecha: Date, days: number) =>
  new Date(fecha.getTime() + days * DAY).toISOString().slice(0, 10);

/** The observed day of a holiday (Código del Trabajo, art. 65). */
export const proposeFecha = (fecha_original: string): string => {
  const fecha = new Date(`${fecha_original}T00:00:00Z`);
  const weekday = fecha.getUTCDay();
  const pair = NOVEMBER[fecha_original.slice(5)];
  if (pair) return moved(fecha, pair[weekday] ?? 0);

  return moved(fecha, isFixed(fecha_original) ? (WEEKEND[weekday] ?? 0) : (RULE[weekday] ?? 0));
};

/** Days to move from Sunday to Saturday. */
const RULE = [1, 0, -1, 2, 1, 0, -1];
const WEEKEND = [1, 0, 0, 0, 0, 0, -1];

/** 2 and 3 November move together, so that both are observed. */
const NOVEMBER: Readonly<Record<string, readonly number[]>> = {
  '11-02': [1, 0, -1, 1, 0, -1, -1],
  '11-03': [1, 1, 0, -1, 1, 0, -1],
};

/** New Year, Christmas and Carnival Tuesday do not move from Monday to Friday. */
const isFixed = (fecha: string) => /-(01-01|12-25)$/.test(fecha) || fecha === carnivalTuesday(fecha);

const carnivalTuesday = (fecha: string) => moved(new Date(easter(Number(fecha.slice(0, 4)))), -47);

/** Easter Sunday (anonymous Gregorian algorithm). */
export const easter = (year: number): string => {
  const century = Math.floor(year / 100);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * (year % 19) + century - Math.floor(century / 4) - moon + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor(((year % 19) + 11 * epact + 22 * sunday) / 451);
  const day = epact + sunday - 7 * shift + 114;

  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)).toISOString().slice(0, 10);
};
