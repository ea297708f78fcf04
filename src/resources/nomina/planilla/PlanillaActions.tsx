import { ResourceContextProvider } from 'ra-core';
import type { NominaRecord } from '../../../dataProvider/nomina';
import { fullName } from '../../../format/text';
import { ExportMenu } from '../../../ui/list/export/ExportMenu';
import { useSaveRows } from '../../../ui/list/export/useSaveRows';
import { PrintButton } from '../../../ui/report/PrintButton';
import { addUp } from '../../../ui/report/sums';

export const PlanillaActions = ({ nomina }: { nomina: NominaRecord }) => (
  <ResourceContextProvider value="detalle_nominas">
    <ExportLines nomina={nomina} />
    <PrintButton />
  </ResourceContextProvider>
);

const SOURCES = ['id', 'usuario', 'cuenta', 'descuentos', 'otros_ingresos', 'total', 'suma', 'comprobante'];

const ExportLines = ({ nomina }: { nomina: NominaRecord }) => {
  const saveRows = useSaveRows();
  const { usuario, fecha, fecha_final, detalle_nominas: lines } = nomina;
  const rows = lines.map((line, n) => ({ ...line, id: n + 1 }));
  const exported = {
    name: `nomina ${fullName(usuario)}`.trim(),
    days: { from: fecha, to: fecha_final },
    sources: SOURCES,
    rows,
    sums: addUp(rows, 'total'),
  };

  return <ExportMenu disabled={lines.length === 0} onChoose={({ kind }) => saveRows(kind, exported)} />;
};
