/** A word of the interface with what agrees with it: 'una venta' → Nueva venta, Venta creada. */
export interface Noun {
  /** 'venta' */
  word: string;
  /** 'Nueva venta' */
  fresh: string;
  /** 'Venta creada', of 'cread' */
  done: (participle: string) => string;
}

/** Reads a singular with its article: 'un gasto', 'una venta'. */
export const nounOf = (singular: string): Noun => {
  const word = singular.replace(/^una? /, '');
  const ending = singular.startsWith('una ') ? 'a' : 'o';

  return {
    word,
    fresh: `Nuev${ending} ${word}`,
    done: (participle) => `${capitalized(word)} ${participle}${ending}`,
  };
};

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
