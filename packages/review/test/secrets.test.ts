import { createSecretValues } from '@slipway/validate';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { type Files, oneCluster, reviewOf } from './plain-fleet.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Documents with a secret. Each also contains the value in a field that is not marked as secret. */
const places: Readonly<Record<string, (secret: string) => readonly string[]>> = {
  'a Secret': (secret) => [
    `apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: d}\nstringData: {a: '${secret}'}\n`,
    configMap(`thing: '${secret}'`),
  ],
  'a Secret in base64': (secret) => [
    `apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: d}\ndata: {a: ${base64(secret)}}\n`,
    configMap(`thing: 'x ${secret} y'\n  encoded: ${base64(`joe:${secret}`)}`),
  ],
  'values of a chart': (secret) => [
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: h, namespace: d}\nspec: {interval: 1m, chart: {spec: {chart: a, sourceRef: {kind: HelmRepository, name: b}}}, values: {secrets: {a: {b: '${secret}'}}}}\n`,
    configMap(`thing: '${Buffer.from(secret).toString('hex')}'`),
  ],
  'a password in the environment': (secret) => [
    `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: d}\nspec: {containers: [{name: a, image: 'a:1', env: [{name: DB_PASSWORD, value: '${secret}'}], args: ['--x=${secret}']}]}\n`,
  ],
  'a login of Docker': (secret) => [
    configMap(`.dockerconfigjson: |\n    {"auths":{"r.io":{"auth":"${base64(`joe:${secret}`)}"}}}\n  other: '${secret}'`),
  ],
  'netrc and XML': (secret) => [
    configMap(
      `netrc: |\n    machine h login joe password ${secret}\n  s.xml: |\n    <server><password>${secret}</password></server>\n  other: '${secret}'`,
    ),
  ],
};

const configMap = (data: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c, namespace: d}\ndata:\n  ${data}\n`;

/** Writes the review in each form, with the secrets of both sides masked. */
function outputsOf(before: Files, after: Files): readonly string[] {
  const secrets = createSecretValues();
  const review = reviewOf(before, after, (kustomizations) => {
    for (const { spec, objects = [] } of kustomizations)
      for (const object of [spec, ...objects.map((each) => each.object)]) secrets.addObject(object);
    return secrets.masker()?.value;
  });
  return [JSON.stringify(reviewJson(review)), reviewText(review, (_, text) => text), reviewMarkdown(review), reviewHtml(review)];
}

const seed = inject('seed');
const secret = fc
  .array(fc.constantFrom(...'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'), { minLength: 14, maxLength: 32 })
  .map((characters) => characters.join(''))
  .filter((text) => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && new Set(text).size > 8);

describe('no form of a review shows a secret of either side', () => {
  test.each(Object.entries(places))('%s', (_, documents) => {
    fc.assert(
      fc.property(secret, secret, fc.boolean(), (old, next, isCreated) => {
        const before = isCreated ? oneCluster(configMap('a: b').replace('name: c', 'name: z')) : oneCluster(...documents(old));
        for (const output of outputsOf(before, oneCluster(...documents(next))))
          for (const value of [old, next])
            for (const form of [value, base64(value).slice(0, -4), base64(`joe:${value}`).slice(6, -4), Buffer.from(value).toString('hex')])
              expect(output).not.toContain(form);
      }),
      { seed, numRuns: 6 },
    );
  });

  test('a secret that changes by one letter', () => {
    const outputs = outputsOf(
      oneCluster(...(places['a Secret']?.('q7Rk2Xw9Lm4Zt8Vb3Nc6') ?? [])),
      oneCluster(...(places['a Secret']?.('q7Rk2Xw9Lm5Zt8Vb3Nc6') ?? [])),
    );
    for (const output of outputs) expect(output).not.toMatch(/q7Rk2|Zt8Vb/);
    expect(outputs[1]).toContain('not shown');
  });
});
