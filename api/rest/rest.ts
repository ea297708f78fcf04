import type { Call } from '../../contract/call';
import { hasProof, proofCall } from '../../contract/comprobantes';
import { COMPARED, doubtedCall, doubtOf, type Usual, usualCall } from '../../contract/dudas';
import { importacionesCall, importCall, undoImportCall } from '../../contract/importar';
import { takenCall, uniqueFields } from '../../contract/ocupados';
import { alikeCall } from '../../contract/parecidos';
import { COUNTS_HEADER, LEFT_HEADER, type RestSection, SUMS_HEADER } from '../../contract/rest';
import type { Answer, RequestOf } from '../answer/answer';
import { hasRole, type Session } from '../auth/permission';
import { keepNamed } from '../files/withProofs';
import { listEntries } from '../history/historial';
import { ApiError } from '../http/errors';
import { inDollars } from '../ledger/money';
import { ownerOf } from '../ownership/owner';
import { describeAlike, findAlike } from './alike';
import { isOneOf } from './conditions';
import { listImports, undoImport } from './importaciones';
import { importRows, readImport } from './importRows';
import { readListQuery } from './listQuery';
import { ownValues } from './owned';
import { columnOf, findRow, listIds, listRows, readRows } from './read';
import {
  type Change,
  type ChangeOf,
  describeTable,
  type Rules,
  type Stored,
  type Table,
  type Travelling,
} from './restTable';
import { situationOf } from './situation';
import { findOccupied } from './taken';
import { findUsual, NOT_COMPARED } from './unusual';
import { insertRow, replaceProof, updateRow } from './write';

export const restRoutes =
  <S extends RestSection>(section: S, rules: Rules<ChangeOf<S>> = {}) =>
  (answer: Answer): void => {
    const { name, readers, short, filters, sort, sums, countBy, alike, comparedBy, imports, calls } = section;
    // From here on a section's own types do not matter.
    const table = describeTable(section, rules as unknown as Rules<Change>);
    const readsAll = (session: Session) => hasRole(session, readers);
    const view = (session: Session) => (row: Stored) => {
      const whole = table.travel(row);

      return readsAll(session) ? whole : pick(whole, short);
    };
    const oneView = async ({ db, session, now }: RecordRequest, row: Stored) => ({
      ...view(session)(row),
      ...(readsAll(session) && (await table.expand?.(db, row))),
      ...(readsAll(session) && (await situationOf(db, table, row, now))),
    });
    const find = async ({ db, session, param }: RecordRequest) => {
      const row = await findRow(db, table, param('id'), session);
      if (!row) throw new ApiError(404, table.missing);

      return row;
    };
    /** Nobody finds out by sorting or filtering what they cannot read. */
    const readable = <Column extends string>(columns: readonly Column[], session: Session) =>
      readsAll(session) ? columns : columns.filter((column) => short.includes(column));
    const readableFilters = (session: Session) =>
      Object.fromEntries(
        Object.entries(filters).filter(
          ([filter]) => filter === 'q' || table.filters?.[filter] || readable([columnOf(filter)], session)[0],
        ),
      );

    const readAsked = (words: Record<string, string>, session: Session) => ({
      query: readListQuery(words, { filters: readableFilters(session), sort: readable(sort, session) }),
      narrowing: {
        session,
        search: readable(table.search, session),
        amounts: readable(table.amounts, session),
      },
    });

    answer(calls.list, async ({ c, db, session }) => {
      const { query, narrowing } = readAsked(c.req.query(), session);
      const { rows, total, totals, left, counts } = await listRows(db, table, query, {
        ...narrowing,
        sums: readable(sums, session),
        countBy: readsAll(session) ? countBy : '',
      });
      c.header('Content-Range', `${name} ${rangeOf(query.from, rows.length)}/${total}`);
      if (totals) c.header(SUMS_HEADER, JSON.stringify(totals));
      if (totals) c.header(LEFT_HEADER, JSON.stringify(left));
      if (counts) c.header(COUNTS_HEADER, JSON.stringify(counts));
      // Pages of another origin can read only exposed headers.
      c.header('Access-Control-Expose-Headers', EXPOSED);

      return rows.map(view(session));
    });

    // Before `one`, whose path matches too.
    if (imports) {
      const { access } = calls.create;
      answer.ahead(
        importCall(name, access),
        ({ c, ...request }) => readImport(table, { ...request, signal: c.req.raw.signal }),
        ({ c, ...request }, read) => importRows(table, { ...request, signal: c.req.raw.signal }, read),
      );
      answer(importacionesCall(name, access), (request) => listImports(table, request));
      answer(undoImportCall(name, access), (request) => undoImport(table, request.param('id'), request));
    }

    if (comparedBy) {
      answer(usualCall(section), async ({ db, session, now, query }) => {
        const row = { ...query, ...ownValues(table, ownerOf(session)) };
        const [usual] = await findUsual(db, table, [row], { session, now });

        return usualInDollars(usual);
      });
      answer(doubtedCall(section), async ({ db, session, now, query: { ids } }) => {
        const rows = await readRows(db, table, { condition: isOneOf(ids), session, isLocked: false });
        const records = rows.map((row) => ({ ...row, own: Number(row[COMPARED]) }));
        const usual = await findUsual(db, table, records, { session, now });

        return rows.flatMap((row, index) => {
          const texto = doubtOf(Number(row[COMPARED]), usual[index] ?? NOT_COMPARED);

          return texto === undefined ? [] : [{ id: row.id, texto }];
        });
      });
    }

    if (uniqueFields(section).length > 0) {
      answer(takenCall(section), ({ db, session, query: { id, ...values } }) =>
        findOccupied(db, table, { id, values, owner: ownerOf(session) }),
      );
    }

    answer(calls.ids, ({ c, db, session }) => {
      const { query, narrowing } = readAsked(c.req.query(), session);

      return listIds(db, table, query, narrowing);
    });

    answer(calls.one, async (request) => oneView(request, await find(request)));

    /** The store of pictures is asked only about new ones: it may be away. */
    const saved = async (request: RecordRequest, row: Stored, before?: Stored) => {
      const known = before ? picturesOf(table, before) : [];
      const added = picturesOf(table, row).filter((path) => !known.includes(path));
      await keepNamed(request.proofs, added);

      return oneView(request, row);
    };

    answer(calls.create, async (request) => saved(request, await insertRow(table, request)));

    answer(calls.update, async (request) => {
      const { before, row } = await updateRow(table, request.param('id'), request);

      return saved(request, row, before);
    });

    answer(calls.history, async (request) => {
      const { id } = await find(request);

      return listEntries(request.db, table.table, id, request.query.antes);
    });

    if (hasProof(section.fields))
      answer(proofCall(name), async (request) => {
        const { before, row } = await replaceProof(table, request.param('id'), request);

        return saved(request, row, before);
      });

    if (alike)
      answer(alikeCall(section), async ({ db, session, body }) => {
        const owner = ownerOf(session);
        const found = await findAlike(db, table, [{ ...body, ...ownValues(table, owner) }], { owner });
        const id = found.get(0);

        return { parecido: id === undefined ? null : await describeAlike(db, table, id) };
      });
  };

const usualInDollars = ({ conteo, tope, ...amounts }: Usual = NOT_COMPARED) => ({
  conteo,
  ...inDollars(amounts),
  tope: tope && { ...tope, ...inDollars({ valor: tope.valor }) },
});

const EXPOSED = ['Date', 'Content-Range', SUMS_HEADER, LEFT_HEADER, COUNTS_HEADER].join(', ');

type RecordRequest = Pick<RequestOf<Call>, 'db' | 'session' | 'now' | 'proofs' | 'param'>;

const picturesOf = ({ pictures }: Table, row: Stored) =>
  pictures.flatMap((column) => String(row[column] ?? '').split(',')).filter((path) => path !== '');

const rangeOf = (from: number, count: number) => (count === 0 ? '*' : `${from}-${from + count - 1}`);

const pick = ({ id, ...row }: Travelling, columns: readonly string[]) => ({
  id,
  ...Object.fromEntries(columns.map((column) => [column, row[column]])),
});
