import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { sectionPath } from '../../ui/page/sectionPath';

const CARDS = [
  { title: 'Sorteos', text: 'Crear y modificar sorteos', to: sectionPath('configuracion/sorteos') },
  { title: 'Feriados', text: 'Crear y modificar feriados', to: sectionPath('configuracion/feriados') },
];

/** What is set up before anything is sold (SPEC 2: Configuration hub). */
export default function Configuracion() {
  return (
    <Page title="Configuración">
      <HubCards cards={CARDS} />
    </Page>
  );
}
