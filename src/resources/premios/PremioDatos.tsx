import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Premio } from '../../../contract/premios';
import { longDate } from '../../format/dates';
import { formatExact } from '../../format/money';
import { ComprobanteLink } from '../../ui/ComprobanteLink';
import { centsOf } from '../../ui/columns';
import { useProofUrl } from '../../ui/filesBase';
import { NombreSorteo, NombreUsuario, NombreVendedor } from '../../ui/nombres';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { pathsOf } from '../../ui/paths';
import { EstadoDePremio } from './EstadoDePremio';
import { FORMAS } from './pago';

/** A premio to be looked at: whoever reviews or pays it changes none of this. */
export const PremioDatos = ({ premio }: { premio: Premio }) => {
  const proofUrl = useProofUrl();
  const notes = [
    { label: 'OBSERVACIÓN', text: premio.observacion },
    { label: 'PAGO DEVUELTO', text: premio.motivo },
    { label: 'ANULADO POR', text: premio.motivo_anulacion },
  ];

  return (
    <>
      <PlanillaHeader
        facts={[
          { label: 'ESTADO', text: <EstadoDePremio premio={premio} /> },
          { label: 'FECHA', text: longDate(premio.fecha) },
          { label: 'SORTEO', text: <NombreSorteo record={premio} source="fk_sorteo" /> },
          { label: 'PROMOTOR', text: <NombreVendedor record={premio} source="fk_vendedor" /> },
          { label: 'COLILLA', text: premio.colilla },
          { label: 'VALOR', text: formatExact(centsOf(premio.valor)) },
        ]}
      />
      <PlanillaHeader
        facts={[
          { label: 'REVISOR', text: <NombreUsuario record={premio} source="fk_usuario_revisor" /> },
          { label: 'PAGO', text: premio.fecha_pago || '—' },
          { label: 'FORMA DE PAGO', text: formaText(premio.forma_pago) },
          { label: 'COMPROBANTE', text: <ComprobanteLink paths={premio.comprobante ?? ''} /> },
          ...notes.filter(({ text }) => text),
        ]}
      />
      <Typography variant="h2">Imagen</Typography>
      <ComprobanteLink paths={premio.imagen ?? ''} title={`Premio ${premio.id}`} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {pathsOf(premio.imagen).map((path, n) => (
          <img
            key={path}
            src={proofUrl(path)}
            alt={`Imagen ${n + 1} del premio`}
            style={{ maxWidth: '100%', maxHeight: 320 }}
          />
        ))}
      </Stack>
    </>
  );
};

const formaText = (forma_pago: string) => FORMAS.find(({ id }) => id === forma_pago)?.name ?? '—';
