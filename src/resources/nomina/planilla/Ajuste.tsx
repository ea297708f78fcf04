import Stack from '@mui/material/Stack';
import { LinkBase, RecordContextProvider, ResourceContextProvider, useRecordContext } from 'ra-core';
import type { AjusteDeNomina } from '../../../../contract/planillas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import type { Diferencia, Semana } from '../../../dataProvider/semanas';
import { dayAndMonth } from '../../../format/dates';
import { formatChange } from '../../../format/money';
import { recordPath } from '../../../section/sectionPath';
import { CellButton } from '../../../ui/fields/PicturesField';
import { StateChangeButton } from '../../../ui/form/dialogs/StateChangeButton';
import { useDialog } from '../../../ui/form/useKeptInput';
import { AjustarDialog, titleOf } from './AjustarDialog';

interface AjusteProps {
  semana: Semana;
}

/** What was adjusted of a difference, and where, and the button for the rest. */
export const Ajuste = ({ semana }: AjusteProps) => {
  const row = useRecordContext<Diferencia>();
  if (!row?.ajuste) return null;

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {row.ajuste.ajustes.map((ajuste) => (
        <Hecho key={ajuste.id} ajuste={ajuste} usuario={row.usuario} nomina={semana.id} />
      ))}
      {row.diferencia !== 0 && <PorHacer semana={semana} row={row} ajuste={row.ajuste} />}
    </Stack>
  );
};

interface HechoProps {
  ajuste: AjusteDeNomina;
  usuario: string;
  /** The nomina with the difference. */
  nomina: number;
}

const Hecho = ({ ajuste: { id, valor, nomina: en, pagado }, usuario, nomina }: HechoProps) => (
  <span>
    Ajustado {formatChange(valor)} en{' '}
    {en ? (
      <LinkBase to={recordPath('nomina', en.id)}>la nomina del {dayAndMonth(en.fecha)}</LinkBase>
    ) : (
      'la próxima nomina'
    )}
    {pagado ? (
      ', pagado'
    ) : (
      <ResourceContextProvider value="ajustes">
        <RecordContextProvider value={{ id, nomina }}>
          <StateChangeButton
            label="Quitar ajuste"
            estado="X"
            title={`Quitar el ajuste de ${usuario}`}
            text={`${formatChange(valor)} vuelve a quedar por ajustar.`}
            done="Ajuste quitado"
          />
        </RecordContextProvider>
      </ResourceContextProvider>
    )}
  </span>
);

const PorHacer = ({
  semana,
  row,
  ajuste,
}: AjusteProps & { row: Diferencia } & Required<Pick<Diferencia, 'ajuste'>>) => {
  const me = useUsuarioActual();
  const [isOpen, setIsOpen] = useDialog(titleOf(row));
  const { fk_usuario, valor, porcentaje } = ajuste;
  if (valor === 0) return porcentaje === '' ? 'Sueldo fijo: nada que pagar' : 'Nada que pagar';
  // Nobody raises their own pay.
  if (valor > 0 && fk_usuario === me.id && me.role !== 'superadministrador') {
    return 'Lo ajusta un súper administrador';
  }

  return (
    <>
      <CellButton onClick={() => setIsOpen(true)}>Ajustar</CellButton>
      {isOpen && <AjustarDialog semana={semana} seen={{ ...row, ajuste }} onClose={() => setIsOpen(false)} />}
    </>
  );
};
