import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { sectionPath } from '../../ui/page/sectionPath';

const CARDS = [
  {
    title: 'Movimientos',
    text: 'La caja de un administrador, movimiento por movimiento',
    to: sectionPath('reportes', 'movimientos'),
  },
  {
    title: 'Depósitos',
    text: 'Las solicitudes por estado y lo que tardan',
    to: sectionPath('reportes', 'depositos'),
  },
  {
    title: 'Histórico',
    text: 'La utilidad de un administrador, semana a semana',
    to: sectionPath('reportes', 'historico'),
  },
  {
    title: 'Histórico global',
    text: 'La utilidad del negocio, por semana o por mes',
    to: sectionPath('reportes', 'historico_global'),
  },
];

/** What happened over longer than a week. */
export default function Reportes() {
  return (
    <Page title="Reportes">
      <HubCards cards={CARDS} />
    </Page>
  );
}
