import { sectionPath } from '../../ui/page/sectionPath';

/** The sheets of a week; `page` is the title of each. */
export const planillasCards = [
  {
    title: 'Ventas',
    page: 'Planilla de Ventas',
    text: 'Lo vendido por promotor, día por día',
    to: sectionPath('planillas', 'ventas'),
  },
  {
    title: 'Premios',
    page: 'Planilla de Premios',
    text: 'Los premios de la semana por promotor y su estado',
    to: sectionPath('planillas', 'premios'),
  },
  {
    title: 'Global',
    page: 'Planilla Global',
    text: 'Ventas, comisión y premios por administrador',
    to: sectionPath('planillas', 'global'),
  },
  {
    title: 'Consolidado',
    page: 'Planilla Consolidado',
    text: 'La caja de la semana, de saldo a saldo',
    to: sectionPath('planillas', 'consolidado'),
  },
];
