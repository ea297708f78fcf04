import { Suspense } from 'react';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import type { Section } from '../section/Section';
import { Part } from '../ui/base/Part';
import { Figure, Figures } from '../ui/fields/Figures';

interface CardFiguresProps {
  of: Section['figures'];
  card?: string;
}

/** The figures that a section declares. Only our own API is asked. */
export const CardFigures = ({ of: Declared, card }: CardFiguresProps) => {
  const { api_local } = useUsuarioActual();

  return (
    Declared &&
    api_local && (
      <Part>
        <Suspense fallback={PLACE}>
          <Declared card={card} />
        </Suspense>
      </Part>
    )
  );
};

const PLACE = (
  <Figures>
    <Figure label={'\u00A0'} />
  </Figures>
);
