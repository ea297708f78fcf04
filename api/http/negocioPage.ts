import { PROGRAM } from '../../contract/program';

interface Shown {
  /** '' for none. */
  negocio: string;
  /** The address of its picture; '' for none. */
  logo: string;
}

const MARK = /<svg class="mark"[\s\S]*?<\/svg>/;

/** The page as it says the name of the business, in its title and in the sign-in: src/login/SignIn.tsx draws the same. */
export const withNegocio = (page: string, { negocio, logo }: Shown): string => {
  const named = negocio ? page.replaceAll(PROGRAM, () => escaped(negocio)) : page;
  const drawn = logo ? named.replace(MARK, () => markOf(logo)) : named;

  return withMeta(withMeta(drawn, 'negocio', negocio), 'logo', logo);
};

const markOf = (logo: string) => `<img class="mark" src="${escaped(logo)}" width="48" height="48" alt=""/>`;

const withMeta = (page: string, name: string, content: string) =>
  page.replace(`<meta name="${name}" content=""`, () => `<meta name="${name}" content="${escaped(content)}"`);

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
