import type { ComponentProps, ReactNode } from 'react';
import { useAdministradorChoice } from '../../domain/useAdministradorChoice';
import { sundayOf } from '../../format/week';
import type { Row } from '../../ui/export/useSaveRows';
import { ReportPage } from '../../ui/report/ReportPage';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { SemanaChooser } from './SemanaChooser';
import { usePlanillaSearch } from './usePlanillaSearch';

interface PlanillaPageProps<T extends Row>
  extends Omit<ComponentProps<typeof ReportPage<T>>, 'filters' | 'facts' | 'days'> {
  /** Controls of this sheet alone. */
  filters?: ReactNode;
  /** Beside ADMINISTRADOR and FECHA. */
  facts?: readonly { label: string; text: string }[];
  cabecera?: { fecha: string; fecha_final: string };
}

/** A sheet of a week: whose and which week is chosen here and kept in the address. */
export const PlanillaPage = <T extends Row>({
  filters,
  facts = [],
  cabecera,
  ...props
}: PlanillaPageProps<T>) => {
  const { fecha, fk_usuario, set } = usePlanillaSearch();
  const administrador = useAdministradorChoice(fk_usuario);

  return (
    <ReportPage
      {...props}
      days={{ from: fecha, to: sundayOf(fecha) }}
      filters={
        <>
          <SemanaChooser value={fecha} onChange={(monday) => set({ fecha: monday })} />
          {(administrador.isOffered || administrador.error) && (
            <ValueSelect
              label="Administrador"
              value={fk_usuario}
              onChange={(id) => set({ fk_usuario: id })}
              {...administrador}
              none="Todos"
            />
          )}
          {filters}
        </>
      }
      facts={[
        { label: 'ADMINISTRADOR', text: administrador.text },
        { label: 'FECHA', text: cabecera ? `${cabecera.fecha} al ${cabecera.fecha_final}` : '' },
        ...facts,
      ]}
    />
  );
};
