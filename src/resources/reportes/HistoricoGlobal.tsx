import { addMonths, today } from '../../format/dates';
import { choicesOf } from '../../section/field';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { HistoricoPage, twelveWeeks } from './Historico';
import { useReporte } from './useReporte';

const POR = choicesOf({ semana: 'Semana', mes: 'Mes' });

export default function HistoricoGlobal() {
  const { get, set } = useSearchValues();
  const por = get('por') === 'mes' ? 'mes' : 'semana';
  const start = por === 'mes' ? addMonths(today(), -11) : twelveWeeks();
  const { answer, page } = useReporte('historico_global', { about: 'all', start, more: { por } });

  return (
    <HistoricoPage
      {...page}
      name={`historico global por ${por}`}
      empty="No hay ventas en estas fechas"
      filas={answer?.filas}
      por={por}
      filters={
        <ValueSelect label="Por" value={por} onChange={(value) => set({ por: value })} choices={POR} />
      }
    />
  );
}
