import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { Premio } from '../../../contract/premios';
import { formatExact } from '../../format/money';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { ValueField } from '../../ui/fields/ValueField';
import { FactsCard } from '../../ui/form/record/FactsCard';
import { RecordDoubt } from '../../ui/form/record/RecordDoubt';

/** Beside what the head shows. */
const SOLD = ['fecha', 'fk_sorteo', 'colilla'] as const;
const REVIEW = ['forma_pago', 'comprobante', 'motivo_rechazo', 'observacion', 'motivo'] as const;

export const PremioFacts = () => (
  <FactsCard>
    <RecordDoubt />
    <Facts sold={SOLD} review={REVIEW} />
  </FactsCard>
);

interface PremioSituacionProps {
  onDirty: (isDirty: boolean) => void;
}

export const PremioSituacion = ({ onDirty }: PremioSituacionProps) => {
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty(isDirty);

    return () => onDirty(false);
  }, [onDirty, isDirty]);

  return (
    <Box data-wide>
      <Facts sold={[]} review={['motivo_rechazo']} />
    </Box>
  );
};

const Facts = ({ sold, review }: Record<'sold' | 'review', readonly (keyof Premio & string)[]>) => {
  const premio = useRecordContext<Premio>();

  return (
    <SimpleShowLayout>
      {sold.map((source) => (
        <ValueField key={source} source={source} />
      ))}
      {premio?.vendido && <EnVenta label="En la venta" />}
      {review
        .filter((source) => premio?.[source])
        .map((source) => (
          <ValueField key={source} source={source} />
        ))}
    </SimpleShowLayout>
  );
};

const EnVenta = (_: { label: string }) => {
  const { colilla, vendido = [] } = useRecordContext<Premio>() ?? {};
  if (vendido.length === 0) return 'No consta en una venta cerrada';

  return (
    <>
      {colilla} · {vendido.map(formatExact).join(' + ')} · <ValueField source="fk_vendedor" />
    </>
  );
};
