import { describe, expect, test } from 'vitest';
import { secretProblems } from './secret-problems.ts';
import { TOKEN_HINT, tokenService } from './service-token.ts';

/** Made here, so that no text of this file is one. */
const mixed = (length: number): string => 'q7Rk2Xw9Lm4Zt8Vb3Nc6Hd1Fg5Js0Py'.repeat(3).slice(0, length);

const tokens: readonly (readonly [service: string, token: string])[] = [
  ['GitHub', `ghp_${mixed(36)}`],
  ['GitHub', `github_pat_${mixed(22)}_${mixed(59)}`],
  ['GitLab', `glpat-${mixed(20)}`],
  ['Slack', `https://hooks.slack.com/services/T0${'A7B'.repeat(3)}/B0${'C9D'.repeat(3)}/${mixed(24)}`],
  ['npm', `npm_${mixed(36)}`],
  ['Stripe', `sk_live_${mixed(24)}`],
  ['Google', `AIza${mixed(35)}`],
  ['Vault', `hvs.${mixed(24)}`],
  ['age', `AGE-SECRET-KEY-1${'Q7ZRY9X8GF2TVDW0S3JN54KHCE6MUAL'.repeat(2).slice(0, 58)}`],
];

describe('a token of a service', () => {
  test.each(tokens)('of %s is found in any text', (service, token) => {
    expect(TOKEN_HINT.test(token)).toBe(true);
    expect(tokenService(`export TOKEN="${token}"`)).toBe(service);
  });

  test.each([
    [{ kind: 'ConfigMap', data: { 'settings.ini': `token = ghp_${mixed(36)}` } }, '/data/settings.ini'],
    [{ kind: 'Deployment', spec: { env: [{ name: 'TOKEN', value: `glpat-${mixed(20)}` }] } }, '/spec/env/0/value'],
    [{ kind: 'HelmRelease', spec: { values: { slack: { url: tokens[3]?.[1] } } } }, '/spec/values/slack/url'],
    [{ kind: 'Job', metadata: { annotations: { note: `npm_${mixed(36)}` } }, spec: {} }, '/metadata/annotations/note'],
    [{ kind: 'Pod', spec: { containers: [{ args: [`--key=AIza${mixed(35)}`] }] } }, '/spec/containers/0/args/0'],
  ])('is found in %o, and not shown', (object, pointer) => {
    const problems = secretProblems(object);
    expect(problems).toMatchObject([{ rule: 'service-token', pointer }]);
    expect(JSON.stringify(problems)).not.toContain(mixed(10));
  });

  test.each([
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    `ghp_${mixed(20)}`,
    'the variable npm_config_registry is read',
    `https://hooks.slack.com/services/\${PATH}`,
  ])('is not %s', (text) => {
    expect(tokenService(text)).toBeUndefined();
  });
});
