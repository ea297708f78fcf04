import AssessmentIcon from '@mui/icons-material/Assessment';
import { reportesAccess, reportesCalls } from '../../../contract/reportes';
import { date, money, number, percent, text } from '../../ui/fields/field';
import { answersProvider } from '../answersProvider';
import { defineSection } from '../defineSection';
import { lazy } from '../lazy';

/** Not the one that says most of its row. */
const amount = (label: string) => money(label, { card: undefined });

export const reportes = defineSection({
  name: 'reportes',
  label: 'Reportes',
  icon: AssessmentIcon,
  help: { '': 'planillas#reportes' },
  access: reportesAccess,
  fields: {
    fecha: date('FECHA'),
    tipo: text('TIPO', { card: 'title' }),
    referencia: text('REFERENCIA'),
    detalle: text('DETALLE'),
    ingreso: amount('INGRESO'),
    egreso: amount('EGRESO'),
    administrador: text('ADMINISTRADOR', { card: 'title' }),
    estado: text('ESTADO'),
    conteo: number('SOLICITUDES'),
    valor: money('VALOR'),
    dias: number('DÍAS PROMEDIO'),
    semana: text('SEMANA', { card: 'title' }),
    mes: text('MES', { card: 'title' }),
    ventas: amount('VENTAS'),
    comision: amount('COMISIÓN'),
    premios: amount('PREMIOS'),
    gastos: amount('GASTOS'),
    ingresos: amount('INGRESOS'),
    nomina: amount('NÓMINA'),
    utilidad: money('UTILIDAD'),
    saldo: money('SALDO'),
    variacion: percent('VAR %'),
  },
  screens: {
    '': lazy(() => import('./Reportes')),
    movimientos: lazy(() => import('./Movimientos')),
    depositos: lazy(() => import('./ReporteDepositos')),
    historico: lazy(() => import('./Historico')),
    historico_global: lazy(() => import('./HistoricoGlobal')),
  },
  provider: answersProvider(reportesCalls),
});
