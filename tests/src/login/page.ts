import { readFileSync } from 'node:fs';
import { prerender } from '../../../src/login/prerender';

/** The page as the server sends it, before any script but its own. */
export const openPage = (): HTMLElement => {
  const page = prerender(readFileSync('index.html', 'utf8'));
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(page) ?? [];
  document.body.innerHTML = body;
  delete document.documentElement.dataset.sent;
  new Function(script)();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html holds no #root');

  return container;
};
