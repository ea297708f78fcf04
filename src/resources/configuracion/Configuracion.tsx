import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { configuracionCards } from './cards';

/** What is set up before anything is sold (SPEC 2: Configuration hub). */
export default function Configuracion() {
  return (
    <Page title="Configuración">
      <HubCards cards={configuracionCards} />
    </Page>
  );
}
