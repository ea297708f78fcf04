import { describe, expect, test } from 'vitest';
import { SorteoInput, sortDias } from '../../contract/sorteos';
import { sorteo } from '../support/factories';

describe('SorteoInput', () => {
  test('the days are written once each, Monday first', () => {
    expect(SorteoInput.parse({ ...sorteo, dias: 'DVL' }).dias).toBe('LVD');
    expect(sortDias('DLL')).toBe('LD');
  });

  test.each([
    { hora_cierre: '20:00', message: 'La hora de cierre debe ser anterior a la hora del sorteo' },
    { hora_cierre: '20:01', message: 'La hora de cierre debe ser anterior a la hora del sorteo' },
    { hora_cierre: '24:00', message: 'Escriba la hora en la forma HH:mm' },
    { hora_cierre: '9:00', message: 'Escriba la hora en la forma HH:mm' },
    { dias: '', message: 'Elija al menos un día' },
    { dias: 'LK', message: 'Elija al menos un día' },
    { cifras: 0, message: 'Las cifras van de 1 a 4' },
    { cifras: 5, message: 'Las cifras van de 1 a 4' },
    { cifras: 2.5, message: 'Las cifras van de 1 a 4' },
    { nombre: '  ', message: 'Este dato es obligatorio' },
  ])('$message: $hora_cierre$dias$cifras$nombre', ({ message, ...values }) => {
    expect(SorteoInput.safeParse({ ...sorteo, ...values }).error?.issues[0]?.message).toBe(message);
  });
});
