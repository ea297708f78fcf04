import { describe, expect, test } from 'vitest';
import { easter, proposeFecha } from '../../contract/fechaPropuesta';

/** The published national calendars: legal day, observed day. */
const CALENDARS: [string, string, string][] = [
  ['Año Nuevo', '2022-01-01', '2021-12-31'],
  ['Navidad', '2022-12-25', '2022-12-26'],
  ['Independencia de Cuenca y difuntos', '2022-11-02', '2022-11-03'],
  ['Independencia de Cuenca y difuntos', '2022-11-03', '2022-11-04'],

  ['Año Nuevo', '2023-01-01', '2023-01-02'],
  ['lunes de Carnaval', '2023-02-20', '2023-02-20'],
  ['martes de Carnaval', '2023-02-21', '2023-02-21'],
  ['Viernes Santo', '2023-04-07', '2023-04-07'],
  ['Día del Trabajo', '2023-05-01', '2023-05-01'],
  ['Batalla de Pichincha', '2023-05-24', '2023-05-26'],
  ['Primer Grito', '2023-08-10', '2023-08-11'],
  ['Independencia de Guayaquil', '2023-10-09', '2023-10-09'],
  ['Difuntos', '2023-11-02', '2023-11-02'],
  ['Independencia de Cuenca', '2023-11-03', '2023-11-03'],
  ['Navidad', '2023-12-25', '2023-12-25'],

  ['Año Nuevo', '2024-01-01', '2024-01-01'],
  ['Día del Trabajo', '2024-05-01', '2024-05-03'],
  ['Batalla de Pichincha', '2024-05-24', '2024-05-24'],
  ['Primer Grito', '2024-08-10', '2024-08-09'],
  ['Independencia de Guayaquil', '2024-10-09', '2024-10-11'],
  ['Difuntos', '2024-11-02', '2024-11-01'],
  ['Independencia de Cuenca', '2024-11-03', '2024-11-04'],
  ['Navidad', '2024-12-25', '2024-12-25'],

  ['Año Nuevo', '2025-01-01', '2025-01-01'],
  ['Día del Trabajo', '2025-05-01', '2025-05-02'],
  ['Batalla de Pichincha', '2025-05-24', '2025-05-23'],
  ['Primer Grito', '2025-08-10', '2025-08-11'],
  ['Independencia de Guayaquil', '2025-10-09', '2025-10-10'],
  ['Difuntos', '2025-11-02', '2025-11-03'],
  ['Independencia de Cuenca', '2025-11-03', '2025-11-04'],
  ['Navidad', '2025-12-25', '2025-12-25'],

  ['Año Nuevo', '2026-01-01', '2026-01-01'],
  ['Día del Trabajo', '2026-05-01', '2026-05-01'],
  ['Batalla de Pichincha', '2026-05-24', '2026-05-25'],
  ['Primer Grito', '2026-08-10', '2026-08-10'],
  ['Independencia de Guayaquil', '2026-10-09', '2026-10-09'],
  ['Difuntos', '2026-11-02', '2026-11-02'],
  ['Independencia de Cuenca', '2026-11-03', '2026-11-03'],
  ['Navidad', '2026-12-25', '2026-12-25'],
];

describe('proposeFecha', () => {
  test.each(CALENDARS)('%s of %s was observed on %s', (_, fecha_original, fecha) => {
    expect(proposeFecha(fecha_original)).toBe(fecha);
  });

  test('a Tuesday moves to Monday, except for Carnival, New Year and Christmas', () => {
    expect(proposeFecha('2033-05-24')).toBe('2033-05-23');
    expect(proposeFecha('2029-02-13')).toBe('2029-02-13');
    expect(proposeFecha('2030-01-01')).toBe('2030-01-01');
    expect(proposeFecha('2029-12-25')).toBe('2029-12-25');
  });

  test('2 and 3 November give two free days side by side in every year', () => {
    for (let year = 2000; year < 2100; year += 1) {
      const days = [proposeFecha(`${year}-11-02`), proposeFecha(`${year}-11-03`)];
      const weekdays = days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay());

      expect(['1,2', '4,5', '5,1']).toContain(weekdays.join());
    }
  });
});

test.each([
  '1818-03-22',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2024-03-31',
  '2025-04-20',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2285-03-22',
])('%s is an Easter Sunday', (day) => {
  expect(easter(Number(day.slice(0, 4)))).toBe(day);
});
