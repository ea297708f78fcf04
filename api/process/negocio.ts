/** The name of the business that uses the program, as the pages of this server say it. */
export interface Negocio {
  /** '' for none. */
  vigente(): string;
  /** Takes the name of Configuración; with '' that of the environment holds. */
  learn(nombre: string): void;
}

export const createNegocio = (ofEnvironment = ''): Negocio => {
  let written = '';

  return {
    vigente: () => written || ofEnvironment,
    learn(nombre) {
      written = nombre;
    },
  };
};
