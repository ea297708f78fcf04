import { readFileSync } from 'node:fs';

const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('index.html', 'utf8')) ?? [];

/** The page as the server sends it, before any script. */
export const openPage = (): HTMLFormElement => {
  document.body.innerHTML = body;
  const form = document.querySelector('form');
  if (!form) throw new Error('index.html holds no form');

  return form;
};
