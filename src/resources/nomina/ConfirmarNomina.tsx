import Typography from '@mui/material/Typography';
import { longDate, today } from '../../format/dates';
import { ActionDialog } from '../../ui/ActionDialog';
import type { NominaDraft } from './nominaDraft';

interface ConfirmarNominaProps {
  open: boolean;
  draft: NominaDraft;
  isBusy: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The last look before a record that nobody can edit (SPEC 2). */
export const ConfirmarNomina = ({ draft, onAccept, ...dialog }: ConfirmarNominaProps) => {
  const { fecha, fecha_final } = draft;

  return (
    <ActionDialog title="Guardar nomina" accept={onAccept} {...dialog}>
      <Typography>está seguro de guardar el siguiente registro de nomina?</Typography>
      <Typography sx={{ my: 1.5, fontWeight: 600 }}>
        {longDate(fecha)} al {longDate(fecha_final)}
      </Typography>
      <Typography>una vez guardado no podrá ser editado</Typography>
      {fecha_final >= today() && (
        <Typography color="text.secondary" sx={{ mt: 1.5 }}>
          La semana aún no termina: los valores quedan como están en este momento.
        </Typography>
      )}
    </ActionDialog>
  );
};
