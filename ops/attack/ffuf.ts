import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from './paths';
import type { Target } from './target';
import { runTool } from './tool';

const SECONDS = 20;
/** 400: an existing call with an invalid id. */
const REFUSED = [400, 401, 404];

/** What ffuf writes. */
interface Output {
  results: { input: { FUZZ: string }; status: number }[];
}

/** Requests paths that strangers try, with and without a token. Each must be refused or answered by the app's page. */
export const ffuf = async (target: Target) => {
  const list = join(target.folder, 'paths.txt');
  writeFileSync(list, PATHS.join('\n'));
  const page = (await target.get('/')).body;
  const findings: string[] = [];
  let refused = 0;
  let pages = 0;

  for (const token of ['', await target.token()]) {
    const out = join(target.folder, `ffuf${token && '-token'}.json`);
    const header = token ? ['-H', `Authorization: Bearer ${token}`] : [];
    const args = ['-u', `${target.url}/FUZZ`, '-w', list, '-mc', 'all', '-s', '-t', '10', ...header];
    const { isCut } = await runTool('ffuf', [...args, '-of', 'json', '-o', out], SECONDS, target.folder);
    if (isCut) findings.push(`not done in ${SECONDS} s`);
    else {
      const { results }: Output = JSON.parse(readFileSync(out, 'utf8'));
      const seen = new Map(results.map(({ input, status }) => [input.FUZZ, status]));
      for (const path of PATHS) {
        // ffuf may lose results that arrive together: request those again.
        const status = seen.get(path) ?? (await target.get(`/${path}`)).status;
        if (REFUSED.includes(status)) refused += 1;
        else if ((await target.get(`/${path}`)).body === page) pages += 1;
        else findings.push(`/${path}: ${status}${token && ' with a token'}`);
      }
    }
  }

  return {
    against: `${PATHS.length} paths, twice`,
    seen: `${refused} refused, ${pages} the app's page`,
    findings,
  };
};
