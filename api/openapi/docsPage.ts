import { createHash } from 'node:crypto';
import type { OpenApi } from './openapi';
import type { Json } from './schemas';

/** The description as a page to read: no script, and one style that its policy knows by its hash. */
export const docsPage = (description: OpenApi): string => {
  const { info, tags, paths, components } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const names = tags.map(({ name }) => name);

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(info.title)} API ${text(info.version)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${text(info.title)} API <small>${text(info.version)}</small></h1>
<p>${code(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. What is marked * has to be there.</p>
<nav aria-label="Sections">${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
</header>
<main>
${names.map((name) => sectionOf(name, operations)).join('\n')}
<section><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(schemaOf).join('\n')}
</section>
</main>
</body>
</html>
`;
};

interface Operation {
  path: string;
  method: string;
  operation: Json;
}

const sectionOf = (
  name: string,
  operations: readonly Operation[],
): string => `<section><h2 id="${name}">${name}</h2>
${operations
  .filter(({ operation }) => list(operation.tags).includes(name))
  .map(operationOf)
  .join('\n')}
</section>`;

const operationOf = ({ path, method, operation }: Operation): string => {
  const body = contentOf(operation.requestBody);
  const answer = contentOf(at(operation, 'responses', '200'));

  return `<details id="${text(operation.operationId)}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${text(path)}</code> ${text(operation.summary)}${operation['x-specification'] ? ' <i>every host</i>' : ''}</summary>
<dl>
<dt>Who</dt><dd>${text(whoOf(operation))}</dd>
${list(operation.parameters).map(parameterOf).join('')}
${body ? `<dt>Body${isForm(operation) ? ', multipart/form-data' : ''}</dt><dd>${schema(body)}</dd>` : ''}
<dt>Answer</dt><dd>${schema(answer)}</dd>
${Object.entries(at(operation, 'responses', '200', 'headers'))
  .map(
    ([name, header]) => `<dt>Header <code>${text(name)}</code></dt><dd>${code(at(header).description)}</dd>`,
  )
  .join('')}
</dl>
</details>`;
};

const whoOf = (operation: Json): string => {
  if (operation['x-roles']) return list(operation['x-roles']).join(', ');

  return operation.security ? 'anybody' : 'every session';
};

const parameterOf = (parameter: unknown): string => {
  const { name, in: place, required, description } = at(parameter);

  return `<dt>${text(place)} <code>${text(name)}</code>${required ? ' *' : ''}</dt><dd>${code(description ?? '')} ${schema(at(parameter).schema ?? contentOf(parameter))}</dd>`;
};

const schemaOf = ([name, said]: [string, unknown]): string =>
  `<details id="schema-${text(name)}"><summary><code>${text(name)}</code> ${code(at(said).description ?? '')}</summary>${schema(said)}</details>`;

/** One line for what is simple, a list for what has fields. */
const schema = (said: unknown): string => {
  const {
    $ref,
    type,
    properties,
    required,
    items,
    enum: values,
    anyOf,
    allOf,
    prefixItems,
    ...rest
  } = at(said);
  if (typeof $ref === 'string') {
    const name = $ref.split('/').pop();

    return `<a href="#schema-${text(name)}">${text(name)}</a>`;
  }
  if (properties) {
    return `<ul>${Object.entries(at(properties))
      .map(
        ([key, inner]) =>
          `<li><code>${text(key)}</code>${list(required).includes(key) ? ' *' : ''} ${schema(inner)}</li>`,
      )
      .join('')}</ul>`;
  }
  if (values)
    return list(values)
      .map((value) => `<code>${text(JSON.stringify(value))}</code>`)
      .join(' ');
  for (const [choices, between] of [
    [anyOf, ' or '],
    [allOf, ' and '],
    [prefixItems, ', '],
  ] as const) {
    if (Array.isArray(choices)) return choices.map(schema).join(between);
  }
  const bounds = BOUNDS.filter((key) => key in rest).map((key) => `${key} ${rest[key]}`);
  const kind = rest.contentMediaType ? 'file' : [type ?? 'anything'].flat().join(' or ');
  const own = [kind, ...bounds].join(', ');

  return `<span>${text(own)}</span>${items ? ` of ${schema(items)}` : ''}`;
};

const BOUNDS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

const at = (value: unknown, ...keys: string[]): Json =>
  Object(keys.reduce<unknown>((inner, key) => Object(inner)[key], value));

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const contentOf = (holder: unknown): unknown =>
  Object.values(at(holder, 'content')).map((content) => at(content).schema)[0];

const isForm = (operation: Json) => 'multipart/form-data' in at(operation, 'requestBody', 'content');

const text = (value: unknown): string =>
  String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What stands between backticks. */
const code = (value: unknown): string => text(value).replace(/`([^`]*)`/g, '<code>$1</code>');

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d7dce3,#39414d);--soft:light-dark(#f4f6f9,#1b212a);--quiet:light-dark(#5a6472,#a3adba)}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif;color:light-dark(#1b2330,#e6eaf0);background:light-dark(#fff,#12171e)}
h1{font-size:1.6rem;margin:0}h1 small,i{font-size:.8rem;font-weight:400;font-style:normal;color:var(--quiet)}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
i{border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;white-space:nowrap}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:light-dark(#0b5cad,#84b9f5)}
code{font-size:.9em;overflow-wrap:anywhere}
details{border:1px solid var(--line);border-radius:.5rem;margin:.4rem 0;padding:0 .75rem}
summary{cursor:pointer;padding:.5rem 0}details[open]>summary{border-bottom:1px solid var(--line)}
summary code{margin-right:.5rem}summary b{display:inline-block;min-width:3rem;font-size:.8rem}.get{color:light-dark(#0b5cad,#84b9f5)}.post{color:light-dark(#17703a,#7fd09c)}.put{color:light-dark(#8a5200,#e5b566)}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.35rem 1rem;margin:.75rem 0}
dt{color:var(--quiet)}dd{margin:0;min-width:0;overflow-wrap:anywhere}
ul{margin:.25rem 0;padding-left:1rem;list-style:none;border-left:2px solid var(--soft)}dd>ul{padding-left:0;border:0}
span{color:var(--quiet)}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
`;

/** Nothing but the page's own style. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
