import { sectionPath } from '../../ui/page/sectionPath';

/** The reports; `page` is the title of each. */
export const reportesCards = [
  {
    title: 'Movimientos',
    page: 'Movimientos',
    text: 'La caja de un administrador, movimiento por movimiento',
    to: sectionPath('reportes', 'movimientos'),
  },
  {
    title: 'Depósitos',
    page: 'Reporte de Depósitos',
    text: 'Las solicitudes por estado y lo que tardan',
    to: sectionPath('reportes', 'depositos'),
  },
  {
    title: 'Histórico',
    page: 'Histórico',
    text: 'La utilidad de un administrador, semana a semana',
    to: sectionPath('reportes', 'historico'),
  },
  {
    title: 'Histórico global',
    page: 'Histórico Global',
    text: 'La utilidad del negocio, por semana o por mes',
    to: sectionPath('reportes', 'historico_global'),
  },
];
