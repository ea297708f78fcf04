import AssessmentIcon from '@mui/icons-material/Assessment';
import { depositosRest } from '../../../contract/depositos';
import { reportesAccess } from '../../../contract/reportes';
import { amount, choice, choicesOf, day, money, number, percent, text } from '../../section/field';
import { defineSection } from '../defineSection';

export const reportes = defineSection(
  { name: 'reportes', access: reportesAccess },
  {
    label: 'Reportes',
    icon: AssessmentIcon,
    help: { '': 'planillas#reportes' },
    fields: {
      fecha: day('FECHA'),
      tipo: text('TIPO', { title: true }),
      referencia: text('REFERENCIA'),
      detalle: text('DETALLE'),
      ingreso: amount('INGRESO'),
      egreso: amount('EGRESO'),
      administrador: text('ADMINISTRADOR', { title: true }),
      estado: choice('ESTADO', { choices: choicesOf(depositosRest.fields.estado.words) }),
      conteo: number('SOLICITUDES'),
      recibir: amount('RECIBIR'),
      entregar: amount('ENTREGAR'),
      dias: number('DÍAS PROMEDIO'),
      semana: text('SEMANA', { title: true }),
      mes: text('MES', { title: true }),
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
    cards: {
      movimientos: {
        title: 'Movimientos',
        page: 'Movimientos',
        text: 'La caja de un administrador, movimiento por movimiento',
      },
      depositos: {
        title: 'Depósitos',
        page: 'Reporte de Depósitos',
        text: 'Las solicitudes por estado y lo que tardan',
      },
      historico: {
        title: 'Histórico',
        page: 'Histórico',
        text: 'La utilidad de un administrador, semana a semana',
      },
      historico_global: {
        title: 'Histórico global',
        page: 'Histórico Global',
        text: 'La utilidad del negocio, por semana o por mes',
      },
    },
    routes: {
      movimientos: () => import('./Movimientos'),
      depositos: () => import('./ReporteDepositos'),
      historico: () => import('./Historico'),
      historico_global: () => import('./HistoricoGlobal'),
    },
  },
);
