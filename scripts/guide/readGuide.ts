import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface GuidePage {
  name: string;
  title: string;
  html: string;
  /** The headings below the title. */
  headings: readonly Heading[];
  /** Relative to this page: 'nomina.html#imprimir-la-planilla'. */
  links: readonly string[];
  /** Relative to the folder of the guide. */
  pictures: readonly string[];
}

/** Reads docs/guia: the index first, the others in its order. */
export const readGuide = (folder: string): GuidePage[] => {
  const index = readPage(folder, INDEX);
  const place = ({ name }: GuidePage) => index.links.findIndex((link) => link.startsWith(`${name}.html`));
  const others = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== INDEX)
    .map((file) => readPage(folder, file))
    .sort((one, other) => place(one) - place(other));

  return [index, ...others];
};

const INDEX = 'README.md';

const nameOf = (file: string) => (file === INDEX ? 'index' : file.slice(0, -'.md'.length));

/** The slug that GitHub makes, so that a link works there and here. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

const served = (href: string) => href.replace(/([\w-]+\.md)/, (file) => `${nameOf(file)}.html`);

const readPage = (folder: string, file: string): GuidePage => {
  const name = nameOf(file);
  const headings: Heading[] = [];
  const links: string[] = [];
  const pictures: string[] = [];

  const renderer = {
    heading(this: { parser: Parser }, { tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens);
      const text = html.replaceAll(/<[^>]+>/g, '');
      const id = slugOf(text);
      headings.push({ id, text, depth });

      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link(this: { parser: Parser }, { href, tokens }: Tokens.Link) {
      const to = served(href);
      links.push(to.startsWith('#') ? `${name}.html${to}` : to);

      return `<a href="${to}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }: Tokens.Image) {
      pictures.push(href);
      const { width, height } = sizeOf(join(folder, href));
      const kind = width < height ? ' class="phone"' : '';

      // The link opens the picture alone, large enough for a phone.
      return `<a class="picture" href="${href}"><img${kind} src="${href}" alt="${text.replaceAll('"', '&quot;')}" width="${width}" height="${height}" loading="lazy"></a>`;
    },
  };
  const markdown = readFileSync(join(folder, file), 'utf8');
  const html = new Marked({ renderer, async: false }).parse(markdown) as string;
  const [title, ...others] = headings;

  return { name, title: title?.text ?? '', html, headings: others, links, pictures };
};

interface Parser {
  parseInline: (tokens: Tokens.Generic[]) => string;
}

/** Reads width and height from the header of a PNG. */
const sizeOf = (path: string) => {
  // A test reports missing pictures; the build goes on.
  if (!existsSync(path)) return { width: 0, height: 0 };
  const head = readFileSync(path).subarray(0, 24);

  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
};
