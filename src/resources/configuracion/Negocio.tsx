import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import type { AnswerOf } from '../../../contract/call';
import { negocioCalls } from '../../../contract/negocio';
import { useSectionOptions } from '../../section/useSectionOptions';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { SectionCard } from '../../ui/base/SectionCard';
import { useCall } from '../../ui/base/useCall';
import { useNegocio } from '../../ui/base/useNegocio';
import { FormDialog } from '../../ui/form/dialogs/FormDialog';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { withTexts } from '../../ui/form/validation/formValues';

/** The name of the business. Only our own API keeps one. */
export const Negocio = () => {
  const { data, error, refetch } = useCall(negocioCalls.one, undefined);
  const [isOpen, setIsOpen] = useState(false);
  if (error) return <ErrorNotice error={error} onRetry={refetch} />;
  if (!data) return null;

  return (
    <SectionCard title="Negocio" sx={{ mt: 2, maxWidth: 528 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography
          color={data.vigente ? undefined : 'textSecondary'}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {data.vigente || 'Sin nombre'}
        </Typography>
        <Button onClick={() => setIsOpen(true)}>Cambiar nombre</Button>
      </Box>
      {isOpen && <CambiarNombre negocio={data} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
};

interface CambiarNombreProps {
  negocio: AnswerOf<typeof negocioCalls.one>;
  onClose: () => void;
}

const CambiarNombre = ({ negocio: { nombre, version }, onClose }: CambiarNombreProps) => {
  const dataProvider = useDataProvider();
  const [, rename] = useNegocio();
  const { fields } = useSectionOptions('negocio');
  const resolver = useMemo(() => contractResolver(WRITTEN, fields), [fields]);
  const send = async (values: object) => {
    const body = { ...withTexts({ ...values }), version };
    const { data } = await dataProvider.call(negocioCalls.update, { body });
    rename(data.answer.vigente);

    return data.answer;
  };

  return (
    <ResourceContextProvider value="negocio">
      <FormDialog
        title="Nombre del negocio"
        verb="Guardar"
        text="Lo dicen el ingreso, la barra, los títulos, lo impreso y los archivos que se exportan"
        done="Negocio actualizado"
        record={{ nombre }}
        resolver={resolver}
        send={send}
        onClose={onClose}
      >
        <TextInput source="nombre" autoComplete="off" sx={{ gridColumn: '1 / -1' }} />
      </FormDialog>
    </ResourceContextProvider>
  );
};

const WRITTEN = z.pick(negocioCalls.update.body, { nombre: true });
