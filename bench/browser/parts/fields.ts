import { ms } from '../../report';
import { definePart, GASTOS, signedIn } from '../part';

export const fields = definePart(
  {
    fieldKey: ['key → paint, in a field of a form', ms],
    searchKey: ['key → paint, in the search of a list', ms],
  },
  (browser, app) =>
    signedIn(browser, app, async (tab) => {
      await tab.open('gastos');
      await tab.until(GASTOS);
      const searchKey = await tab.type('input[type=search], input[name=q]');
      await tab.open('gastos/create');

      return { fieldKey: await tab.type('[name=descripcion]'), searchKey };
    }),
);
