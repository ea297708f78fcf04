import TableChartIcon from '@mui/icons-material/TableChart';
import { planillasAccess, planillasTotalesAccess } from '../../../contract/planillas';
import { wordText } from '../../format/text';
import { amount, day, id, money, number, percent, text } from '../../section/field';
import { defineSection } from '../defineSection';
import { DIAS } from './dias';

export const planillas = defineSection(
  { name: 'planillas', access: planillasAccess },
  {
    label: 'Planillas',
    icon: TableChartIcon,
    help: { '': 'planillas' },
    fields: {
      administrador: text('ADMINISTRADOR', { title: true }),
      promotor: text('PROMOTOR', { title: true }),
      ...Object.fromEntries(DIAS.map((dia) => [dia, amount(dia)])),
      total: money('TOTAL'),
      saldo_anterior: amount('SALDO ANTERIOR'),
      ventas: amount('VENTAS'),
      comision: amount('COMISIÓN'),
      premios: amount('PREMIOS'),
      gastos: amount('GASTOS'),
      ingresos: amount('INGRESOS'),
      dep_recibidos: amount('DEP. RECIBIDOS'),
      dep_entregados: amount('DEP. ENTREGADOS'),
      transf_neta: amount('TRANSF. NETA'),
      prestamos: amount('PRÉSTAMOS'),
      abonos: amount('ABONOS (CAJA)'),
      nomina: amount('NÓMINA'),
      neto: money('NETO'),
      saldo: money('SALDO'),
      porcentaje: percent('%'),
      id: { ...id('SECUENCIA'), title: true },
      fecha: day('FECHA'),
      sorteo: text('SORTEO'),
      colilla: text('COLILLA'),
      valor: money('VALOR'),
      estado: text('ESTADO', { format: (estado) => wordText(String(estado)) }),
      revisor: text('REVISOR'),
      fecha_pago: day('FECHA PAGO'),
      conteo: number('PREMIOS'),
    },
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
