import { parseSync } from 'vite';

export interface Text {
  text: string;
  /** 'src/layout/Menu.tsx:12' */
  where: string;
  /** A piece of a sentence, such as the words before a link. */
  isPiece: boolean;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** Stands for a value inside a text. */
const VALUE = '0';
/** These hold no text for people. */
const SKIPPED = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TaggedTemplateExpression',
  'TSLiteralType',
  'ImportExpression',
];

const FILES = import.meta.glob<string>(
  ['../../{src,contract,api}/**/*.{ts,tsx}', '!../../api/db/migrations/*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** All texts of the program that a person may read: literals with words, templates and texts of JSX. */
export const readTexts = (): Text[] =>
  Object.entries(FILES).flatMap(([path, code]) => {
    const file = path.replace('../../', '');
    const lineOf = (at: number) => code.slice(0, at).split('\n').length;

    return textsIn(parseSync(file, code).program as unknown as Node)
      .filter(({ text }) => isForPeople(text))
      .map(({ at, ...text }) => ({ ...text, where: `${file}:${lineOf(at)}` }));
  });

type Found = Omit<Text, 'where'> & { at: number };

const textsIn = (node: Node, isPiece = false): Found[] => {
  if (SKIPPED.includes(node.type)) return [];
  const text = textOf(node);

  return [
    ...(text === undefined ? [] : [{ text, at: node.start, isPiece: isPiece || text.startsWith(VALUE) }]),
    ...Object.entries(node).flatMap(([key, value]) => {
      // The name of a property is no text.
      if (key === 'key' && node.computed === false) return [];
      const isChild = key === 'children' || (isPiece && key !== 'attributes');

      return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((one) => textsIn(one, isChild));
    }),
  ];
};

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText')
    return String(node.value)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];

  return quasis.map(({ value }) => value.cooked).join(VALUE);
};

/** Styles, queries, paths and names. */
const CODE: readonly RegExp[] = [
  /[{}=<>[\]\\^_@]|--|::/,
  /\b(calc|var|minmax|repeat|rgba?|url|attr|px|solid|inset)\b/,
  /^("[a-z ]+" ?)+$/,
  /\bcase \w+ when\b|\w\.\w+ - \w/,
  /^[a-z_-]+$|^\S*[/._]\S*$|\/api|^[A-Z][A-Za-z]+[A-Z]/,
];

/** Spanish words, not names of properties, styles or SQL. */
const isForPeople = (text: string): boolean =>
  /[a-záéíóúñ]{2}/i.test(text) &&
  !CODE.some((form) => form.test(text)) &&
  (/\s/.test(text) || /^[A-ZÁÉÍÓÚÑ¿¡]/.test(text));
