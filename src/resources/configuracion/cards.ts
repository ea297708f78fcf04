import { sectionPath } from '../../ui/page/sectionPath';

/** What is set up before anything is sold; `page` is the title of each. */
export const configuracionCards = [
  {
    title: 'Sorteos',
    page: 'Sorteos',
    text: 'Crear y modificar sorteos',
    to: sectionPath('configuracion/sorteos'),
  },
  {
    title: 'Feriados',
    page: 'Feriados',
    text: 'Crear y modificar feriados',
    to: sectionPath('configuracion/feriados'),
  },
];
