/** Texts that agree with a noun, here for 'la venta'. */
export interface Noun {
  /** 'venta' */
  word: string;
  /** 'ventas' */
  many: string;
  /** 'La venta' */
  the: string;
  /** 'Nueva venta' */
  fresh: string;
  /** 'Ninguna venta' */
  none: string;
  /** 'anulad' → 'anulada' */
  agree: (stem: string) => string;
  /** 'cread' → 'Venta creada', or 'Venta 12 creada' */
  done: (participle: string, id?: string) => string;
}

/** With its article: 'el gasto', 'la venta'. */
export const nounOf = (singular: string): Noun => {
  const word = singular.replace(/^(el|la) /, '');
  const isFeminine = singular.startsWith('la ');
  const agree = (stem: string) => `${stem}${isFeminine ? 'a' : 'o'}`;

  return {
    word,
    many: `${word}${/[aeiouáéíóú]$/.test(word) ? 's' : 'es'}`.toLowerCase(),
    the: `${isFeminine ? 'La' : 'El'} ${word}`,
    fresh: `${agree('Nuev')} ${word}`,
    none: `${isFeminine ? 'Ninguna' : 'Ningún'} ${word}`,
    agree,
    done: (participle, id = '') => [capitalized(word), id, agree(participle)].filter(Boolean).join(' '),
  };
};

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
