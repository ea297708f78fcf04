import { useResourceDefinitions } from 'ra-core';
import { Suspense } from 'react';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import { mayOpen, type SectionOptions } from '../section/useSectionOptions';
import { Part } from '../ui/base/Part';

/** What the sections of the user do beside every page. */
export const Backgrounds = () => {
  const { role } = useUsuarioActual();
  const definitions = Object.values(useResourceDefinitions<SectionOptions>());

  return definitions.map(({ name, options }) => {
    const Background = options?.background;

    return (
      Background &&
      mayOpen(role, options) && (
        <Part key={name}>
          <Suspense fallback={null}>
            <Background />
          </Suspense>
        </Part>
      )
    );
  });
};
