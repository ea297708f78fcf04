import AssessmentIcon from '@mui/icons-material/Assessment';
import { depositosRest } from '../../../contract/depositos';
import { choice, day, money, number, percent, text } from '../../../contract/field';
import { reportesAccess } from '../../../contract/reportes';
import { defineSection } from '../defineSection';

export const reportes = defineSection(
  { name: 'reportes', access: reportesAccess },
  {
    label: 'Reportes',
    icon: AssessmentIcon,
    help: { '': 'planillas#reportes' },
    figures: () => import('./ReportesFigures'),
    own: {
      fecha: day('FECHA'),
      tipo: text('TIPO'),
      referencia: text('REFERENCIA'),
      detalle: text('DETALLE'),
      ingreso: money('INGRESO'),
      egreso: money('EGRESO'),
      administrador: text('ADMINISTRADOR'),
      estado: choice('ESTADO', depositosRest.fields.estado.words),
      conteo: number('SOLICITUDES'),
      recibir: money('RECIBIR'),
      entregar: money('ENTREGAR'),
      dias: number('DÍAS PROMEDIO'),
      semana: text('SEMANA'),
      mes: text('MES'),
      ventas: money('VENTAS'),
      comision: money('COMISIÓN'),
      premios: money('PREMIOS'),
      gastos: money('GASTOS'),
      ingresos: money('INGRESOS'),
      nomina: money('NOMINA'),
      utilidad: money('UTILIDAD'),
      saldo: money('SALDO'),
      variacion: percent('VAR %'),
    },
    card: {
      title: ['tipo', 'administrador', 'semana', 'mes'],
      value: ['utilidad', 'saldo'],
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
