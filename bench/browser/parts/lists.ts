import { businessDay } from '../../../api/ledger/clock';
import { authCalls } from '../../../contract/auth';
import { gastosRest } from '../../../contract/gastos';
import { CREDENTIALS } from '../../process';
import { ms, quantile } from '../../report';
import type { App } from '../apps';
import { definePart, GASTOS, openRow, PREMIOS, signedIn, TURNS } from '../part';
import type { Tab } from '../tab';

/** Each list is measured at its second visit, in both apps. */
export const lists = definePart(
  {
    change: ['change between two lists, warm', ms],
    opened: ['a record, from its list', ms],
    back: ['back to the list', ms],
    rows25: ['25 rows, asked for once already', ms],
    rows100: ['100 rows, asked for once already', ms],
  },
  async (browser, app) => {
    await addToday(app);

    return signedIn(browser, app, async (tab) => ({ ...(await inLists(tab)), ...(await inLongLists(tab)) }));
  },
);

/** Adds gastos of today, which come first in the list. Those of a closed week open without a form. */
const addToday = async ({ origin }: App) => {
  const call = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);

    return answer.json();
  };
  const { token } = await call(authCalls.login.path, { ...CREDENTIALS, username: 'administrador' });
  const gasto = {
    fecha: businessDay(new Date()),
    tipo: 'otros',
    valor: '12.50',
    forma_pago: 'efectivo',
    comprobante: [],
  };
  for (const turn of [0, ...TURNS]) {
    const descripcion = `De hoy ${turn}`;
    await call(gastosRest.calls.create.path, { ...gasto, descripcion }, { authorization: `Bearer ${token}` });
  }
};

const inLists = async (tab: Tab) => {
  const { change, back } = tab;
  await change('premios', PREMIOS);
  await change('gastos', GASTOS);
  await openRow(tab, 0);
  await back(GASTOS);

  const [changes, opened, backs]: [number[], number[], number[]] = [[], [], []];
  for (const turn of TURNS) {
    changes.push(await change('premios', PREMIOS), await change('gastos', GASTOS));
    opened.push(await openRow(tab, turn));
    backs.push(await back(GASTOS));
  }

  return { change: quantile(changes, 0.5), opened: quantile(opened, 0.5), back: quantile(backs, 0.5) };
};

const inLongLists = async ({ open, until, change, back }: Tab) => {
  const again = async (rows: number) => {
    const wanted = { ...GASTOS, rows };
    // Of all days: those of the last 30 are fewer.
    await open(`gastos?perPage=${rows}&filter={}`);
    await until(wanted);
    const samples: number[] = [];
    for (const _ of TURNS) {
      await change('premios', PREMIOS);
      samples.push(await back(wanted));
    }

    return quantile(samples, 0.5);
  };

  // Stock remembers the last page size, so the smaller one comes last.
  const rows100 = await again(100);

  return { rows25: await again(25), rows100 };
};
