const words = (text: string) => text.trim().split(/\s+/);
const combine = (stems: string[], ends: string[]) =>
  stems.flatMap((stem) => ends.map((end) => `${stem}${end}`));

const DOTFILES = words(`
  .env .env.local .env.production .env.bak .git/HEAD .git/config .git/index .git/logs/HEAD .gitignore .svn/entries
  .hg/hgrc .DS_Store .htaccess .htpasswd .npmrc .ssh/id_rsa .ssh/authorized_keys .aws/credentials .docker/config.json
  .dockerenv .bash_history .vscode/settings.json .idea/workspace.xml .well-known/security.txt .well-known/openid-configuration
  .config .profile .netrc .pgpass .psql_history .node_repl_history .travis.yml .gitlab-ci.yml .github/workflows/ci.yml
`);

const SOURCES = words(`
  package.json package-lock.json tsconfig.json vite.config.ts vitest.config.ts README.md api/server.ts api/app.ts
  api/db/schema.ts src/main.tsx src/main.js build/server.js build/createAdmin.js dist/index.html node_modules/hono/package.json
  contract/auth.ts scripts/start.mjs docs/glosario.md assets/index.js.map assets/main.js.map index.html.map Dockerfile
  docker-compose.yml Makefile nginx.conf yarn.lock pnpm-lock.yaml composer.json
`);

const DATA = words(`
  data data/ data/db data/db/PG_VERSION data/db/base data/db/postgresql.conf data/jwt-secret data/lock data/archivos
  data/archivos/ jwt-secret db PG_VERSION archivos archivos/ comprobantes comprobantes/ comprobantes/. comprobantes/pendientes
  comprobantes/jwt-secret comprobantes/.env comprobantes/index.html comprobantes/0.png comprobantes/00000000000000000000000000000000.png
`);

const BACKUPS = combine(
  words('backup site www loteria loteria-admin db database dump data server app admin'),
  words('.zip .tar.gz .tgz .sql .sql.gz .bak .old .rar .7z'),
);

const ADMIN = words(`
  admin admin/ admin.php administrator administracion panel console manager phpmyadmin/ pma/ adminer adminer.php pgadmin
  wp-admin/ wp-login.php wp-config.php xmlrpc.php server-status server-info status health metrics debug trace
  actuator actuator/env actuator/heapdump jolokia graphql graphiql swagger swagger.json swagger-ui.html openapi.json
  api-docs docs/api phpinfo.php info.php test.php shell.php cmd.jsp cgi-bin/ cgi-bin/test.cgi login.asp web.config elmah.axd
  crossdomain.xml clientaccesspolicy.xml solr/ jenkins/ manager/html _profiler _debug _next/static __vite_ping @vite/client
  @fs/etc/passwd @id/x storybook kibana grafana prometheus
`);

const API = combine(
  ['api/'],
  words(`
    admin users user usuario usuarios/admin usuarios/0 usuarios/-1 usuarios/1e1 usuarios/all auth auth/users auth/tokens auth/me
    auth/reset auth/forgot sessions tokens tokens_refresco intentos_fallidos historial history logs log debug config settings env
    health status version info metrics export import backup restore upload uploads files file download archivos/1 archivos/.. sql
    query graphql swagger v1 v1/users v2 v2/users internal private test dev demo seed migrate kysely_migration
    nomina/all nomina/0 nomina/borrar nominas detalle_nominas saldos caja secret jwt-secret password passwords shutdown restart
    exec eval proxy fetch webhook callback .env ..;/admin %2e%2e/data index.html
  `),
);

const UP = words(
  '../ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..%255c ..%c0%af %c0%ae%c0%ae/ ....// ..;/ .%2e/ %252e%252e%252f',
);
const LEAVES = words('etc/passwd data/jwt-secret package.json build/server.js');
const TRAVERSALS = combine(
  combine(
    ['', 'assets/', 'comprobantes/', 'api/'],
    UP.flatMap((up) => [up.repeat(1), up.repeat(6)]),
  ),
  LEAVES,
).filter((_, index) => index % 2 === 0);

/** About five hundred paths that a stranger would try. None of them is ours. */
export const PATHS = [
  ...new Set([...DOTFILES, ...SOURCES, ...DATA, ...BACKUPS, ...ADMIN, ...API, ...TRAVERSALS]),
];
