import { HubCards } from '../../ui/page/HubCards';
import { Page } from '../../ui/page/Page';
import { planillasCards } from './cards';

/** The sheets of a week, those that the role may open. */
export default function Planillas() {
  return (
    <Page title="Planillas">
      <HubCards cards={planillasCards} />
    </Page>
  );
}
