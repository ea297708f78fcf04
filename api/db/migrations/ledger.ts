export interface Entry {
  table: string;
  /** Joins other tables to the table's own rows, `r`. */
  join?: string;
  usuario?: string;
  fecha?: string;
  concepto: string;
  /** Signed, for the administrador. */
  valor: string;
  where?: string;
  recurso?: string;
  registro?: string;
  vendedor?: string;
  sorteo?: string;
  /** The other side of a transfer. */
  otro?: string;
  detalle?: string;
}

const rowsOf = ({ join = '', where = 'true', ...entry }: Entry, from: string, columns: string) =>
  `select ${entry.usuario ?? 'r.fk_usuario'} as fk_usuario, ${entry.fecha ?? 'r.fecha'} as fecha,
    ${entry.concepto} as concepto, ${columns} from ${from} r ${join} where ${where}`;

/** The view, which is the ledger. */
export const viewOf = (entries: readonly Entry[]): string =>
  `view movimientos as ${entries
    .map((entry, orden) =>
      rowsOf(
        entry,
        entry.table,
        `${entry.valor} as valor, ${orden} as orden,
        '${entry.recurso ?? entry.table}' as recurso, ${entry.registro ?? 'r.id'} as fk_registro,
        ${entry.vendedor ?? 'null::bigint'} as fk_vendedor, ${entry.sorteo ?? 'null::bigint'} as fk_sorteo,
        ${entry.otro ?? 'null::bigint'} as fk_usuario_otro, ${entry.detalle ?? `''`} as detalle`,
      ),
    )
    .join(' union all ')}`;

/** The function that adds the entries of a statement to the kept balances. */
export const balancesOf = (table: string, entries: readonly Entry[]): string => {
  const add = (sources: readonly string[]) => addAll({ table, entries, sources });

  return `function ${table}_saldos() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${add(['nuevas'])};
    elsif tg_op = 'DELETE' then ${add(['viejas'])};
    else ${add(['nuevas', 'viejas'])};
    end if;
    return null;
  end $$`;
};

export const keepBalances = (table: string): string[] => [
  `create trigger ${table}_alta after insert on ${table} referencing new table as nuevas
    for each statement execute function ${table}_saldos()`,
  `create trigger ${table}_baja after delete on ${table} referencing old table as viejas
    for each statement execute function ${table}_saldos()`,
  `create trigger ${table}_cambio after update on ${table} referencing old table as viejas new table as nuevas
    for each statement execute function ${table}_saldos()`,
];

/** Adds the entries of the rows that the table has already. */
export const addBalances = (table: string, entries: readonly Entry[]): string =>
  addAll({ table, entries, sources: [table] });

const signs: Record<string, string> = { viejas: '-' };

interface Added {
  table: string;
  entries: readonly Entry[];
  sources: readonly string[];
}

/** Ordered, so that two concurrent writers do not deadlock. */
const addAll = ({ table, entries, sources }: Added) => `
  insert into saldos as s (fk_usuario, fecha, concepto, valor)
  select fk_usuario, tramo(fecha), concepto, sum(valor) from (${entries
    .filter((entry) => entry.table === table)
    .flatMap((entry) =>
      sources.map((from) => rowsOf(entry, from, `${signs[from] ?? ''}(${entry.valor}) as valor`)),
    )
    .join(' union all ')}) m
  group by 1, 2, 3 having sum(valor) <> 0 order by 1, 2, 3
  on conflict (fk_usuario, fecha, concepto) do update set valor = s.valor + excluded.valor`;
