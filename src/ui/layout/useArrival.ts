import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../contract/usuarios';
import { sectionPath } from '../section/sectionPath';

/** Leads to where a sign-in leads as soon as the password is the user's own. */
export const useArrival = (usuario?: Profile) => {
  const navigate = useNavigate();
  const wasHeldUp = useRef(false);

  useEffect(() => {
    if (wasHeldUp.current && !usuario?.clave_ajena) void navigate(sectionPath('dashboard'));
    wasHeldUp.current = usuario?.clave_ajena ?? false;
  }, [usuario, navigate]);
};
