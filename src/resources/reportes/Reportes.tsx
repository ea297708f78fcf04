import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { reportesCards } from './cards';

/** What happened over longer than a week. */
export default function Reportes() {
  return (
    <Page title="Reportes">
      <HubCards cards={reportesCards} />
    </Page>
  );
}
