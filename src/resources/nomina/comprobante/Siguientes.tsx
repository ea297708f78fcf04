import { type Identifier, LinkBase } from 'ra-core';
import { sectionPath } from '../../../ui/section/sectionPath';
import { PAGAR } from './siguiente';

/** Where one goes from a nomina that was just made: to its sheet, and there to the first person to be paid. */
export const Siguientes = ({ id }: { id: Identifier }) => {
  const to = sectionPath('nomina', 'planilla', id);

  return (
    <>
      <LinkBase to={to}>Abrir la planilla</LinkBase>
      {' · '}
      <LinkBase to={to} state={PAGAR}>
        Pagar a la primera persona
      </LinkBase>
    </>
  );
};
