import { ms } from '../../report';
import { definePart, signedIn } from '../part';
import type { Tab } from '../tab';

const LINES = 200;

/** The grid of colillas in a draft with many lines. Stock has none. */
export const ventas = definePart(
  { colillaKey: [`key → paint, in a draft of ${LINES} colillas`, ms] },
  async (browser, app) =>
    app.hasFigures
      ? signedIn(browser, app, async (tab) => {
          await answerDraft(tab);
          await tab.open('ventas/edit/1');

          return { colillaKey: await tab.type(`tbody tr:nth-of-type(${LINES / 2}) [data-column=colilla]`) };
        })
      : {},
);

/** Answers a venta of the demo as a draft with many lines. Saving is answered but changes nothing. */
const answerDraft = ({ page }: Tab) =>
  page.route('**/api/ventas/1', async (route) => {
    const answer = await route.fetch({ method: 'GET', postData: '' });
    const { version, ...venta } = await answer.json();
    const sent = route.request().postDataJSON();
    const detalle_ventas = Array.from({ length: LINES }, (_, line) => ({
      colilla: String(1000 + line),
      valor: '1.50',
    }));
    // The demo's venta lies in a closed week; a draft never does.
    const json = { ...venta, estado: 'B', semana_cerrada: null, detalle_ventas, version };

    await route.fulfill({ json: sent ? { ...json, ...sent, version: sent.version + 1 } : json });
  });
