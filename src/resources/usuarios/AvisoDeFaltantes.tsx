import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { faltantesOf } from './faltantes';

const NAMES = ['rol', 'fk_usuario_principal', 'sueldo_fijo', 'valor', 'paga'] as const;

/** Before the save, and after it while the form is open. */
export const AvisoDeFaltantes = () => {
  const [rol, principal, sueldo_fijo, valor, paga] = useWatch({ name: [...NAMES] });
  const faltantes = faltantesOf({ rol, principal, sueldo_fijo, valor, paga });

  return (
    faltantes.length > 0 && (
      <Alert role="status" severity="warning">
        {faltantes.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Alert>
    )
  );
};
