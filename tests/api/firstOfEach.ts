import { premiosRest } from '../../contract/premios';
import { abonosRest } from '../../contract/prestamos';
import type { RestSection } from '../../contract/rest';
import { restSections } from './calls';
import { TODAY, using, type World } from './world';

interface Who {
  user: { id: number };
}

/** A right body for each section's creation, as who creates it would send it. */
export const bodies = (world: Pick<World, 'lotto' | 'zoe'> & Record<'berta' | 'carlos', Who>) => {
  const fk_usuario = world.berta.user.id;
  const sale = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe };
  const caja = {
    ...{ fecha: TODAY, fk_usuario, descripcion: 'Taxi', valor: '12.50', forma_pago: 'efectivo' },
    ...{ comprobante: '', estado: 'A' },
  };

  return {
    sorteos: {
      ...{ nombre: 'Lotería', hora_sorteo: '20:00', hora_cierre: '19:30', dias: 'LMXJV', cifras: 4 },
      ...{ juega_feriado: 'S', estado: 'A' },
    },
    feriados: {
      fecha: '2026-05-25',
      fecha_original: '2026-05-24',
      nombre: 'Pichincha',
      ambito: 'N',
      estado: 'A',
    },
    vendedores: {
      ...{ codigo: 'P1', nombre: 'Ana', apellido: 'Loor', cedula: '1710034065', fk_usuario },
      ...{ porcentaje: '10', estado: 'A' },
    },
    ventas: { ...sale, detalle_ventas: [{ colilla: '7', valor: '1.50' }], estado: 'B' },
    premios: {
      ...{ ...sale, colilla: '0123', valor: '250.75', imagen: '', forma_pago: null, comprobante: '' },
      estado: 'PENDIENTE',
    },
    gastos: { ...caja, tipo: 'transporte' },
    ingresos: { ...caja, tipo: 'aporte' },
    depositos: {
      ...{ fecha: TODAY, fk_usuario, tipo: 'RECIBIR', banco: 'Pichincha', cuenta_bancaria: '2200' },
      ...{ valor: '500', motivo: null, comprobante: null, estado: 'P' },
    },
    transferencias: {
      ...{ fecha: TODAY, fk_usuario_origen: fk_usuario, fk_usuario_destino: world.carlos.user.id },
      ...{ valor: '10', concepto: 'Cuadre', comprobante: [], estado: 'A' },
    },
    prestamos: {
      ...{ fecha: TODAY, fk_usuario, fk_vendedor: world.zoe, fk_usuario_beneficiario: '', valor: '100' },
      ...{ cuotas: 4, valor_cuota: '25', motivo: 'Moto', estado: 'A' },
    },
    abonos: { fecha: TODAY, valor: '40', origen: 'CAJA', fk_nomina: null, estado: 'A' },
  };
};

/** One record of each section but those left out, made by its call, with these keys too many: by a superadministrador, the premio by another. */
export const firstOfEach = async (
  world: World,
  extra: object = {},
  left: readonly string[] = [],
): Promise<Record<string, { id: number }>> => {
  const { abonos, premios, ...others } = bodies(world);
  const made: Record<string, { id: number }> = {};
  const make = async (
    name: string,
    { calls }: Pick<RestSection, 'calls'>,
    body: object,
    who = world.chief,
  ) => {
    const answer = await using(calls).create(who, { ...extra, ...body });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.body.error}`);
    made[name] = answer.body;

    return answer.body;
  };

  // In the order of the bodies: those that others name come first.
  for (const [name, body] of Object.entries<object>(others)) {
    const rest = restSections.find((section) => section.name === name);
    if (!rest) throw new Error(`${name} is no section`);
    if (!left.includes(name)) await make(name, rest, body);
  }
  await make('abonos', abonosRest, { ...abonos, fk_prestamo: made.prestamos?.id });
  const { quina: fk_sorteo } = world;
  await world.sold(
    [
      ['0123', 500],
      ['0777', 100],
    ],
    { fk_sorteo },
  );
  await make('premios', premiosRest, { ...premios, fk_sorteo }, world.pia);

  return made;
};
