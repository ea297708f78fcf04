import { HubCards } from '../../ui/HubCards';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';

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
