import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ApiEnv } from '../../../api/answer/answer';
import { describeContract, type OpenApi, openApiRoutes } from '../../../api/openapi/openapi';
import { breaksBetween } from '../../../scripts/openapiBreaks';

const copy = (): OpenApi => JSON.parse(JSON.stringify(describeContract()));
const written: OpenApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

describe('the description of the contract', () => {
  test('has no breaking change without a new version', () => {
    const isNext = Number.parseInt(copy().info.version, 10) > Number.parseInt(written.info.version, 10);

    expect(
      isNext ? [] : breaksBetween(written, copy()),
      'move CONTRACT_VERSION in contract/calls.ts',
    ).toEqual([]);
  });

  test('equals docs/openapi.json', () => {
    expect(copy(), 'npm run openapi writes it anew').toEqual(written);
  });

  test('is valid OpenAPI 3.1, and each reference resolves', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(copy() as unknown as Record<string, unknown>);

    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    const names = [...JSON.stringify(copy()).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const { schemas } = copy().components;
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name = '') => !(name in schemas))).toEqual([]);
  });

  test('is served by the API', async () => {
    const app = new Hono<ApiEnv>();
    openApiRoutes(app);

    expect(await (await app.request('/api/openapi.json')).json()).toEqual(written);
  });
});

describe('breaking changes', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a test reaches into a description of any depth
  const changed = (change: (description: any) => void) => {
    const now = copy();
    change(now);

    return breaksBetween(copy(), now);
  };
  const gasto = 'gastos.input';

  test.each([
    ['a removed call', (d) => delete d.paths['/api/gastos'].post, 'POST /api/gastos is gone'],
    [
      'a role less',
      (d) => d.paths['/api/gastos'].get['x-roles'].pop(),
      'GET /api/gastos: superadministrador may no longer call it',
    ],
    [
      'a new required field',
      (d) => d.components.schemas[gasto].required.push('comprobante'),
      'POST /api/gastos: body.comprobante must be sent',
    ],
    [
      'a field removed from an answer',
      (d) => delete d.components.schemas.gastos.properties.valor,
      'GET /api/gastos: answer[].valor is no longer answered',
    ],
    [
      'a choice less',
      (d) => d.components.schemas[gasto].properties.tipo.enum.pop(),
      'POST /api/gastos: body.tipo takes less',
    ],
    [
      'a shorter text',
      (d) => {
        d.components.schemas[gasto].properties.descripcion.maxLength = 100;
      },
      'POST /api/gastos: body.descripcion takes less',
    ],
    [
      'a filter less',
      (d) => delete d.paths['/api/gastos'].get.parameters[2].content['application/json'].schema.properties.q,
      'GET /api/gastos: filter.q is no longer read',
    ],
    // biome-ignore lint/suspicious/noExplicitAny: as above
  ] satisfies [string, (d: any) => unknown, string][])('%s', (_, change, words) => {
    expect(changed(change)).toContain(words);
  });

  test('a new call, field, choice, filter or text is no breaking change', () => {
    const breaks = changed((d) => {
      d.paths['/api/nuevo'] = { get: d.paths['/api/gastos'].get };
      d.components.schemas.gastos.properties.nuevo = { type: 'string' };
      d.components.schemas[gasto].properties.tipo.enum.push('multas');
      d.components.schemas[gasto].properties.descripcion.maxLength = 900;
      d.components.schemas.Texto.description = 'Otro';
    });

    expect(breaks).toEqual([]);
  });
});
