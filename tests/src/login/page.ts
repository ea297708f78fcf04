import { readFileSync } from 'node:fs';
import { prerender } from '../../../src/login/prerender';

/** The page as the server sends it, before any script. */
export const openPage = (): HTMLElement => {
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(prerender(readFileSync('index.html', 'utf8'))) ?? [];
  document.body.innerHTML = body;
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html holds no #root');

  return container;
};
