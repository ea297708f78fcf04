import { Suspense } from 'react';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import type { Section } from '../section/Section';
import { Figure, Figures } from '../ui/base/Figures';
import { Part } from '../ui/base/Part';

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
