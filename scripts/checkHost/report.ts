import { callsOfSpecification } from '../../contract/calls';
import { nameOf, type Walk } from './walk';

const CONSEQUENCE = { fails: 'FAILS', blank: 'empty' };

export const toTable = ({ findings, left, made, seen }: Walk): string => {
  const rows = [...findings]
    .sort((a, b) => Number(a.kind === 'blank') - Number(b.kind === 'blank'))
    .map(({ call, kind, what }) => [CONSEQUENCE[kind], call, what]);
  const told = [...new Set(rows.map((row) => JSON.stringify(row)))].map((row): string[] => JSON.parse(row));
  const widths = [0, 1].map((column) => Math.max(0, ...told.map((row) => row[column]?.length ?? 0)));
  const lines = told.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const others = [...new Set(left)];
  const untried = callsOfSpecification
    .map(nameOf)
    .filter((name) => !made.has(name) && !others.includes(name));

  return [
    ...lines,
    ...(lines.length > 0
      ? ['', 'FAILS: a screen does not work.  empty: it works, but a part of it stays empty.']
      : []),
    ...(others.length > 0 ? [`Not tried, for ${seen.rol} may not: ${others.join(', ')}`] : []),
    ...(untried.length > 0
      ? [`Not tried, for they write, or there is no record to try them on: ${untried.join(', ')}`]
      : []),
    `${seen.calls} calls, ${told.length} differences from the contract`,
  ].join('\n');
};
