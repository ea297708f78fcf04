import TableChartIcon from '@mui/icons-material/TableChart';
import { day, id, money, number, percent, text } from '../../../contract/field';
import { planillasAccess, planillasTotalesAccess } from '../../../contract/planillas';
import { wordText } from '../../format/text';
import { defineSection } from '../defineSection';
import { DIAS } from './dias';

export const planillas = defineSection(
  { name: 'planillas', access: planillasAccess },
  {
    label: 'Planillas',
    isComputed: true,
    icon: TableChartIcon,
    help: { '': 'planillas' },
    figures: () => import('./PlanillasFigures'),
    own: {
      administrador: text('ADMINISTRADOR'),
      promotor: text('PROMOTOR'),
      ...Object.fromEntries(DIAS.map((dia) => [dia, money(dia)])),
      total: money('TOTAL'),
      saldo_anterior: money('SALDO ANTERIOR'),
      ventas: money('VENTAS'),
      comision: money('COMISIÓN'),
      premios: money('PREMIOS'),
      gastos: money('GASTOS'),
      ingresos: money('INGRESOS'),
      dep_recibidos: money('DEP. RECIBIDOS'),
      dep_entregados: money('DEP. ENTREGADOS'),
      transf_neta: money('TRANSF. NETA'),
      prestamos: money('PRÉSTAMOS'),
      abonos: money('ABONOS (CAJA)'),
      nomina: money('NOMINA'),
      neto: money('NETO'),
      saldo: money('SALDO'),
      porcentaje: percent('%'),
      id: id('SECUENCIA'),
      fecha: day('FECHA'),
      sorteo: text('SORTEO'),
      colilla: text('COLILLA'),
      valor: money('VALOR'),
      estado: text('ESTADO'),
      revisor: text('REVISOR'),
      fecha_pago: day('FECHA PAGO'),
      conteo: number('PREMIOS'),
    },
    card: {
      title: ['administrador', 'promotor', 'id'],
      value: ['total', 'neto', 'saldo', 'valor'],
    },
    fields: { estado: { format: (estado) => wordText(String(estado)) } },
    screenAccess: { global: planillasTotalesAccess, consolidado: planillasTotalesAccess },
    cards: {
      ventas: { title: 'Ventas', page: 'Planilla de Ventas', text: 'Lo vendido por promotor, día por día' },
      premios: {
        title: 'Premios',
        page: 'Planilla de Premios',
        text: 'Los premios de la semana por promotor y su estado',
      },
      global: {
        title: 'Global',
        page: 'Planilla Global',
        text: 'Ventas, comisión y premios por administrador',
      },
      consolidado: {
        title: 'Consolidado',
        page: 'Planilla Consolidado',
        text: 'La caja de la semana, de saldo a saldo',
      },
    },
    routes: {
      ventas: () => import('./PlanillaVentas'),
      premios: () => import('./PlanillaPremios'),
      global: () => import('./PlanillaGlobal'),
      consolidado: () => import('./PlanillaConsolidado'),
    },
  },
);
