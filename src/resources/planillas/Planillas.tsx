import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { sectionPath } from '../../ui/page/sectionPath';

const CARDS = [
  { title: 'Ventas', text: 'Lo vendido por promotor, día por día', to: sectionPath('planillas', 'ventas') },
  {
    title: 'Premios',
    text: 'Los premios de la semana por promotor y su estado',
    to: sectionPath('planillas', 'premios'),
  },
  {
    title: 'Global',
    text: 'Ventas, comisión y premios por administrador',
    to: sectionPath('planillas', 'global'),
  },
  {
    title: 'Consolidado',
    text: 'La caja de la semana, de saldo a saldo',
    to: sectionPath('planillas', 'consolidado'),
  },
];

/** The sheets of a week, those that the role may open. */
export default function Planillas() {
  return (
    <Page title="Planillas">
      <HubCards cards={CARDS} />
    </Page>
  );
}
