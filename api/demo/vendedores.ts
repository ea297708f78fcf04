import type { Insertable } from 'kysely';
import { isCedula } from '../../contract/vendedores';
import type { Vendedores } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf, stampOf } from './days';
import { createRandom, type Random } from './random';
import type { User } from './staff';

const COUNT = 60;

const nombres = [
  ...(['Mariana', 'José', 'Rocío', 'Carlos', 'Elsa', 'Víctor', 'Nelly', 'Ramón'] as const),
  ...(['Blanca', 'Galo', 'Inés', 'Hugo', 'Martha', 'Ángela', 'Jaime', 'Teresa'] as const),
] as const;
const apellidos = ['Cedeño', 'Quimí', 'Sánchez', 'Tomalá', 'Vera', 'Muñoz', 'Lindao', 'Pilay'] as const;
const streets = ['Av. Quito', 'Calle Olmedo', 'Av. 25 de Julio', 'Calle Sucre', 'Cdla. La Florida'] as const;

export const makeVendedores = (
  administrators: readonly User[],
  { today }: { today: string },
): Insertable<Vendedores>[] => {
  const random = createRandom(60);

  return Array.from({ length: COUNT }, (_, place) => {
    const owner = administrators[place % administrators.length];
    if (!owner) throw new Error('No administrador for the promotores');
    const hired = instantOf(addDays(today, -random.int(380, 900)), 9, random.int(0, 59));

    return {
      codigo: `P${String(place + 1).padStart(3, '0')}`,
      nombre: nombres[place % nombres.length] ?? nombres[0],
      // Makes every full name unique.
      apellido: apellidos[(place + Math.floor(place / nombres.length)) % apellidos.length] ?? apellidos[0],
      cedula: makeCedula(place, random),
      telefono: random.chance(0.9) ? `09${random.int(10_000_000, 99_999_999)}` : '',
      direccion: random.chance(0.8) ? `${random.pick(streets)} ${random.int(100, 999)}` : '',
      fk_usuario: owner.id,
      porcentaje: random.pick([1_000, 1_200, 1_250, 1_500]),
      cuenta_bancaria: random.chance(0.7) ? `${random.int(2_200_000_000, 2_299_999_999)}` : '',
      estado: place % 13 === 6 ? 'I' : 'A',
      ...stampOf(owner, hired),
    };
  });
};

const makeCedula = (place: number, random: Random): string => {
  const province = String(random.int(1, 24)).padStart(2, '0');
  const start = `${province}${random.int(0, 5)}${random.int(1_000, 9_999)}${String(place).padStart(2, '0')}`;
  const cedulas = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`);

  return cedulas.find(isCedula) ?? '';
};
