import type { Jornada } from '../../../contract/jornada';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';

type Words = readonly [one: string, many: string];

export interface Trabajo {
  title: string;
  what: Words;
  none: string;
  section: 'premios' | 'ventas';
  fresh: string;
  estado: string;
  done: Readonly<Record<string, Words>>;
}

const OF_PREMIOS = { what: ['premio', 'premios'], section: 'premios', fresh: 'Nuevo premio' } as const;

const REVISION: Trabajo = {
  ...OF_PREMIOS,
  title: 'Por revisar',
  none: 'Ningún premio espera su revisión',
  estado: 'PENDIENTE',
  done: {
    REVISADO: ['premio revisado', 'premios revisados'],
    RECHAZADO: ['premio rechazado', 'premios rechazados'],
  },
};

const TRABAJOS: Readonly<Record<string, Trabajo>> = {
  premiacion: {
    ...OF_PREMIOS,
    title: 'Por pagar',
    none: 'Ningún premio espera su pago',
    estado: 'REVISADO',
    done: {
      PAGADO: ['premio pagado', 'premios pagados'],
      PENDIENTE: ['premio registrado', 'premios registrados'],
    },
  },
  sumador: {
    title: 'Borradores por cerrar',
    what: ['venta', 'ventas'],
    none: 'No tiene ventas en borrador',
    section: 'ventas',
    fresh: 'Nueva venta',
    estado: 'B',
    done: { C: ['venta cerrada', 'ventas cerradas'] },
  },
};

export const trabajoOf = (role: string): Trabajo => TRABAJOS[role] ?? REVISION;

/** In the order of the work: '5 premios revisados · $320.50'. */
export const doneTexts = ({ done }: Trabajo, hechos: Jornada['hechos']): string[] =>
  Object.entries(done).flatMap(([estado, words]) =>
    hechos
      .filter((hecho) => hecho.estado === estado)
      .map(({ conteo, valor }) => `${counted(conteo, ...words)} · ${formatExact(valor)}`),
  );
