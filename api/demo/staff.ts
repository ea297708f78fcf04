import type { Insertable, Selectable } from 'kysely';
import { type Rol, roles } from '../../contract/roles';
import type { Usuarios } from '../db/schema';
import { addDays } from '../ledger/week';
import { instantOf } from './days';
import type { Random } from './random';

type NewUser = Insertable<Usuarios>;
export type User = Selectable<Usuarios>;

interface Person {
  nombre: string;
  apellido: string;
  rol: Rol;
}

/** 'nombre apellido'. The first of each role is its demo user: the role is the username. */
const heads: Partial<Record<Rol, string[]>> = {
  superadministrador: ['Patricio Andrade', 'Lorena Villacrés'],
  administrador: ['Ana Paredes', 'Luis Zambrano', 'Rosa Mera', 'Jorge Quishpe'],
};

const staff: Partial<Record<Rol, string[]>> = {
  premiacion: [
    'Marta Cedeño',
    'Wilson Macías',
    'Verónica Loor',
    'Édison Tituaña',
    'Gladys Intriago',
    'Byron Chiluisa',
    'Jenny Moreira',
    'Fausto Guamán',
  ],
  revisor: [
    'Raúl Ñáñez',
    'Maribel Pincay',
    'Danilo Espinoza',
    'Cecilia Vélez',
    'Segundo Toapanta',
    'Narcisa Alcívar',
    'Cristian Bravo',
    'Mónica Yánez',
  ],
  sumador: [
    'Diana Delgado',
    'Kevin Anchundia',
    'Tatiana Rosado',
    'Stalin Caicedo',
    'Karla Mendoza',
    'Ángel Chávez',
    'Paola Cevallos',
    'Darwin Vera',
    'Gabriela Ponce',
    'Iván Suárez',
    'Johanna Párraga',
    'Milton Aguirre',
    'Viviana Sánchez',
    'Freddy Morán',
    'Nathaly Briones',
    'Óscar Guerrero',
    'Silvia Zamora',
    'Walter Peñafiel',
  ],
};

const peopleOf = (names: Partial<Record<Rol, string[]>>): Person[] =>
  roles.flatMap((rol) =>
    (names[rol] ?? []).map((name) => {
      const [nombre = '', apellido = ''] = name.split(' ');

      return { nombre, apellido, rol };
    }),
  );

interface Making {
  random: Random;
  today: string;
  password_hash: string;
}

export const makeHeads = (making: Making): NewUser[] =>
  peopleOf(heads).map((person, index, people) => ({
    ...makeUser(person, isFirst(person, index, people), making),
    ...(person.nombre === 'Rosa' ? bySales(250) : fixedPay(making.random.int(500, 640) * 50)),
  }));

/** All other roles, distributed among the administradores. Demo users belong to the first one. */
export const makeStaff = (administrators: readonly User[], making: Making): NewUser[] =>
  peopleOf(staff).map((person, index, people) => {
    const place = index - people.findIndex(({ rol }) => rol === person.rol);
    const pay =
      person.rol === 'sumador' && place % 5 !== 3 ? bySales(making.random.int(16, 24) * 25) : undefined;

    return {
      ...makeUser(person, place === 0, making),
      ...(pay ?? fixedPay(making.random.int(220, 300) * 50)),
      fk_usuario_principal: administrators[place % administrators.length]?.id ?? null,
      estado: place > 0 && place % 7 === 0 ? 'I' : 'A',
      ...(place % 9 === 4 ? { cuenta_bancaria: '' } : undefined),
    };
  });

/** The enabled ones. */
export const allOf = (users: readonly User[], rol: Rol): [User, ...User[]] => {
  const [first, ...others] = users.filter((user) => user.rol === rol && user.estado === 'A');
  if (!first) throw new Error(`The demo lacks a ${rol}`);

  return [first, ...others];
};

const isFirst = ({ rol }: Person, index: number, people: Person[]) =>
  people.findIndex((person) => person.rol === rol) === index;

const fixedPay = (valor: number) => ({ sueldo_fijo: 'S' as const, valor, paga: 0 });
const bySales = (paga: number) => ({ sueldo_fijo: 'N' as const, valor: 0, paga });

const makeUser = ({ nombre, apellido, rol }: Person, isDemoUser: boolean, making: Making): NewUser => {
  const { random, today, password_hash } = making;
  const hired = instantOf(addDays(today, -random.int(400, 900)), 9, random.int(0, 59));

  return {
    nombre,
    apellido,
    rol,
    password_hash,
    username: isDemoUser ? rol : plain(`${nombre.charAt(0)}${apellido}`),
    estado: 'A',
    cuenta_bancaria: makeAccount(random),
    sueldo_fijo: 'S',
    fecha_creacion: hired,
    fecha_actualizacion: hired,
    ultima_conexion: random.chance(0.15) ? null : makeConnection(random, today),
  };
};

const makeConnection = (random: Random, today: string) =>
  instantOf(addDays(today, -random.pick([1, 1, 1, 2, 3, 9, 40])), random.int(7, 21), random.int(0, 59));

const banks = ['Banco Pichincha', 'Banco Guayaquil', 'Banco del Pacífico', 'Cooperativa JEP'] as const;

const makeAccount = (random: Random) =>
  `${random.int(2_200_000_000, 2_299_999_999)} ${random.pick(banks)}, ahorros`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
