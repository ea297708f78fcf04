import type { GuidePage } from './readGuide.ts';

/** A page of the guide as a document. The content security policy wants no script and the styles in a file. */
export const frame = (page: GuidePage, all: readonly GuidePage[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} · Lotería Admin</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="ayuda.css">
</head>
<body>
<header><a href="index.html">Lotería · Ayuda</a> <a href="/auth/dashboard">Ir al programa</a></header>
<main>
${page.html}</main>
<nav aria-label="Páginas de la guía">
<ul>
${all.map((one) => entryOf(one, one === page)).join('\n')}
</ul>
</nav>
</body>
</html>
`;

const entryOf = ({ name, title, headings }: GuidePage, isCurrent: boolean) => {
  if (!isCurrent) return `<li><a href="${name}.html">${title}</a></li>`;
  const parts = headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);

  return `<li><a href="${name}.html" aria-current="page">${title}</a>${parts.length > 0 ? `<ul>${parts.join('')}</ul>` : ''}</li>`;
};
