/** Where a holiday is kept, as react-admin's inputs offer it. */
export const AMBITOS = [
  { id: 'N', name: 'Nacional' },
  { id: 'L', name: 'Local' },
];

export const ambitoLabelOf = (ambito: string): string =>
  AMBITOS.find(({ id }) => id === ambito)?.name ?? ambito;
