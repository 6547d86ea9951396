import { describe, expect, test } from 'vitest';
import { secretRules } from '../rules/secret-rules.ts';
import { CREDENTIAL_FORMS, containsCredentialForm, credentialService } from './credential-forms.ts';
import { isNamedCredential, looksLikeCredential } from './credential-text.ts';
import { secretProblems } from './secret-problems.ts';

/** Values are composed here, so that no text of this file is a credential. */
const from = (alphabet: string, length: number): string =>
  Array.from({ length }, (_, at) => alphabet[(at * 7 + (at >> 2) * 5 + 3) % alphabet.length]).join('');
const UPPER = 'QZXWVTRPNMKJHGFD';
const mixed = (length: number): string => from('q7Rk2Xw9Lm4Zt8Vb3Nc6Hd1Fg5Js0Py', length);
const hex = (length: number): string => from('3f9a1c8e5b7d2046', length);
const lower = (length: number): string => from('q7k2w9m4t8b3n6d1g5s0y', length);
const upper = (length: number): string => from(`${UPPER}234567`, length);
const digits = (length: number): string => from('7391846205', length);
const uuid = (): string => [hex(8), hex(4), hex(4), hex(4), hex(12)].join('-');

const credentials: readonly (readonly [service: string, credential: string])[] = [
  ['AWS', `AKIA${upper(16)}`],
  ['AWS', `ASIA${upper(16)}`],
  ['AWS', `IQoJb3JpZ2lu${mixed(200)}`],
  ['AWS', `ABSKQmVkcm9j${mixed(110)}`],
  ['AWS', `amzn.mws.${uuid()}`],
  ['Google', `AIza${mixed(35)}`],
  ['Google', `GOCSPX-${mixed(28)}`],
  ['Google', `ya29.${mixed(120)}`],
  ['Azure', `AccountKey=${mixed(86)}==`],
  ['Azure', `SharedAccessKey=${mixed(43)}=`],
  ['Azure', `${mixed(3)}8Q~${mixed(34)}`],
  ['Azure', `${mixed(76)}+ASt${mixed(6)}==`],
  ['Azure', `${mixed(76)}AZDO${mixed(4)}`],
  ['Alibaba Cloud', `LTAI${mixed(20)}`],
  ['DigitalOcean', `dop_v1_${hex(64)}`],
  ['Scaleway', `SCW${upper(17)}`],
  ['Heroku', `HRKU-${mixed(60)}`],
  ['Cloudflare', `v1.0-${hex(24)}-${hex(146)}`],
  ['Cloudflare', `cfut_${mixed(48)}`],
  ['Fly.io', `fo1_${mixed(43)}`],
  ['Fly.io', `fm2_${mixed(300)}`],
  ['Netlify', `nfp_${mixed(36)}`],
  ['Supabase', `sbp_${hex(40)}`],
  ['PlanetScale', `pscale_tkn_${mixed(43)}`],
  ['GitHub', `ghp_${mixed(36)}`],
  ['GitHub', `ghs_${mixed(36)}`],
  ['GitHub', `github_pat_${mixed(22)}_${mixed(59)}`],
  ['GitLab', `glpat-${mixed(20)}`],
  ['GitLab', `glpat-${mixed(27)}.01.${lower(9)}`],
  ['GitLab', `glrt-${mixed(20)}`],
  ['GitLab', `GR1348941${mixed(20)}`],
  ['Slack', `xoxb-${digits(12)}-${digits(13)}-${mixed(24)}`],
  ['Slack', `xapp-1-A${upper(10)}-${digits(13)}-${hex(64)}`],
  ['Slack', `https://hooks.slack.com/services/T0${upper(9)}/B0${upper(9)}/${mixed(24)}`],
  ['Discord', `https://discord.com/api/webhooks/${digits(18)}/${mixed(68)}`],
  ['Discord', `${Buffer.from(digits(18)).toString('base64url')}.${mixed(6)}.${mixed(38)}`],
  ['Microsoft Teams', `https://shop.webhook.office.com/webhookb2/${uuid()}@${uuid()}/IncomingWebhook/${hex(32)}/${uuid()}`],
  ['Telegram', `${digits(10)}:AA${mixed(33)}`],
  ['npm', `npm_${mixed(36)}`],
  ['PyPI', `pypi-AgEIcHlwaS5vcmc${mixed(60)}`],
  ['RubyGems', `rubygems_${hex(48)}`],
  ['NuGet', `oy2${lower(43)}`],
  ['crates.io', `cio${mixed(32)}`],
  ['Clojars', `CLOJARS_${hex(60)}`],
  ['Docker Hub', `dckr_pat_${mixed(27)}`],
  ['Artifactory', `AKCp${mixed(69)}`],
  ['Stripe', `sk_live_${mixed(24)}`],
  ['Stripe', `rk_live_${mixed(99)}`],
  ['Stripe', `whsec_${mixed(32)}`],
  ['Square', `sq0csp-${mixed(43)}`],
  ['PayPal', `access_token$production$${lower(16)}$${hex(32)}`],
  ['Shopify', `shpat_${hex(32)}`],
  ['SendGrid', `SG.${mixed(22)}.${mixed(43)}`],
  ['Brevo', `xkeysib-${hex(64)}-${mixed(16)}`],
  ['Mailgun', `key-${hex(32)}`],
  ['Mailchimp', `${hex(32)}-us17`],
  ['Twilio', `SK${hex(32)}`],
  ['HubSpot', `pat-na1-${uuid()}`],
  ['Airtable', `pat${mixed(14)}.${hex(64)}`],
  ['Notion', `ntn_${mixed(46)}`],
  ['Notion', `secret_${mixed(43)}`],
  ['Linear', `lin_api_${mixed(40)}`],
  ['Figma', `figd_${mixed(40)}`],
  ['Atlassian', `ATATT3xFf${mixed(180)}`],
  ['Atlassian', `ATBB${mixed(32)}`],
  ['Postman', `PMAK-${hex(24)}-${hex(34)}`],
  ['OpenAI', `sk-proj-${mixed(120)}`],
  ['OpenAI', `sk-${mixed(20)}T3BlbkFJ${mixed(20)}`],
  ['OpenAI', `sk-${mixed(48)}`],
  ['Anthropic', `sk-ant-api03-${mixed(93)}AA`],
  ['OpenRouter', `sk-or-v1-${hex(64)}`],
  ['Hugging Face', `hf_${from('QkRwXmLtZbVcNdHgFjSyP', 34)}`],
  ['Replicate', `r8_${mixed(37)}`],
  ['Groq', `gsk_${mixed(52)}`],
  ['xAI', `xai-${mixed(80)}`],
  ['Perplexity', `pplx-${mixed(48)}`],
  ['Databricks', `dapi${hex(32)}`],
  ['New Relic', `NRAK-${upper(27)}`],
  ['New Relic', `${hex(36)}NRAL`],
  ['Grafana', `glsa_${mixed(32)}_${hex(8)}`],
  ['Grafana', `glc_${mixed(120)}`],
  ['Grafana', `eyJrIjoi${mixed(80)}`],
  ['Sentry', `sntryu_${hex(64)}`],
  ['Honeycomb', `hcaik_${lower(58)}`],
  ['Dynatrace', `dt0c01.${upper(24)}.${upper(64)}`],
  ['Terraform Cloud', `${mixed(14)}.atlasv1.${mixed(67)}`],
  ['Vault', `hvs.${mixed(24)}`],
  ['Vault', `hvb.${mixed(140)}`],
  ['Pulumi', `pul-${hex(40)}`],
  ['Doppler', `dp.pt.${mixed(43)}`],
  ['Doppler', `dp.st.prd.${mixed(43)}`],
  ['1Password', `ops_eyJ${mixed(400)}`],
  ['1Password', `A3-${upper(6)}-${upper(6)}-${upper(5)}-${upper(5)}-${upper(5)}-${upper(5)}`],
  ['Tailscale', `tskey-auth-${mixed(17)}-${mixed(32)}`],
  ['LaunchDarkly', `sdk-${uuid()}`],
  ['CircleCI', `CCIPAT_${mixed(22)}_${hex(40)}`],
  ['Buildkite', `bkua_${hex(40)}`],
  ['Sourcegraph', `sgp_${hex(40)}`],
  ['Dropbox', `sl.${mixed(140)}`],
  ['Mapbox', `sk.eyJ${mixed(70)}.${mixed(22)}`],
  ['age', `AGE-SECRET-KEY-1${upper(58)}`],
  ['k3s', `K10${hex(64)}::server:${hex(32)}`],
];

test('each form has an example', () => {
  const matched = new Set(
    credentials.flatMap(([, credential]) => CREDENTIAL_FORMS.filter(({ form }) => new RegExp(form.source).test(credential))),
  );
  const isFound = ({ shortest }: (typeof CREDENTIAL_FORMS)[number]): boolean => Number.isFinite(shortest);
  expect(CREDENTIAL_FORMS.filter((form) => isFound(form) && !matched.has(form)).map(({ form }) => form.source)).toEqual([]);
});

test('the rule names each service', () => {
  const { why } = secretRules.find(({ id }) => id === 'service-token') ?? { why: '' };
  expect(CREDENTIAL_FORMS.map(({ service }) => service).filter((service) => service !== 'AWS' && !why.includes(service))).toEqual([]);
});

describe('a credential', () => {
  test.each(credentials)('of %s is reported and hidden in any text', (service, credential) => {
    expect(credentialService(credential)).toBe(service);
    for (const text of [credential, `export X="${credential}"`, `a: b\nc: ${credential}\n`, `--flag=${credential},x`]) {
      expect(credentialService(text)).toBe(service);
      expect(looksLikeCredential(text)).toBe(true);
    }
    // Only every twelfth character is looked at.
    for (let before = 0; before < 13; before++) expect(credentialService(`${'('.repeat(before)}${credential} and more`)).toBe(service);
    const problems = secretProblems({ kind: 'ConfigMap', data: { thing: credential } });
    expect(problems).toMatchObject([{ pointer: '/data/thing' }]);
    expect(JSON.stringify(problems)).not.toContain(credential.slice(-12));
  });

  test.each(credentials.filter(([service, { length }]) => length >= 60 && service !== 'Azure'))(
    'of %s that is cut off is hidden',
    (_, credential) => {
      expect(looksLikeCredential(credential.slice(0, Math.ceil(credential.length * 0.9)))).toBe(true);
    },
  );

  test('of the fewest characters is hidden', () => {
    for (let before = 0; before < 13; before++)
      expect(containsCredentialForm(`${'('.repeat(before)}tskey-${mixed(6)} and more`)).toBe(true);
  });

  test('of a test mode is hidden, but not reported', () => {
    expect(credentialService(`sk_test_${mixed(24)}`)).toBeUndefined();
    expect(looksLikeCredential(`sk_test_${mixed(24)}`)).toBe(true);
  });

  test.each([
    [{ kind: 'Deployment', spec: { env: [{ name: 'A', value: `glpat-${mixed(20)}` }] } }, '/spec/env/0/value'],
    [{ kind: 'HelmRelease', spec: { values: { slack: { url: credentials[31]?.[1] } } } }, '/spec/values/slack/url'],
    [{ kind: 'Job', metadata: { annotations: { note: `npm_${mixed(36)}` } }, spec: {} }, '/metadata/annotations/note'],
    [{ kind: 'Pod', spec: { containers: [{ args: [`--key=AIza${mixed(35)}`] }] } }, '/spec/containers/0/args/0'],
  ])('is found in %o, and not shown', (object, pointer) => {
    const problems = secretProblems(object);
    expect(problems).toMatchObject([{ rule: 'service-token', pointer }]);
    expect(JSON.stringify(problems)).not.toContain(mixed(10));
  });
});

describe('not a credential', () => {
  test.each([
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    `ghp_${mixed(20)}`,
    'the variable npm_config_registry is read',
    `https://hooks.slack.com/services/\${PATH}`,
    `registry.example.com/shop@sha256:${hex(64)}`,
    `arn:aws:iam::${digits(12)}:role/shop-controller`,
    uuid(),
    `ENC[AES256_GCM,data:${mixed(80)},iv:${mixed(43)}=,tag:${mixed(22)}==,type:str]`,
    `AgB${mixed(600)}`,
    `LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t${mixed(1200)}`,
    `-----BEGIN CERTIFICATE-----\n${mixed(64)}\n${mixed(64)}\n-----END CERTIFICATE-----`,
    'api-key-of-the-shop-that-is-in-another-secret',
    'key-value-store-with-a-long-name-of-32-letters',
    'us-east-1 and eu-central-1',
    `secret_name_of_the_database_of_the_shop_in_the_cluster`,
    'postgres-us1.example.com',
    'spec.podSelector.matchLabels',
    `public_key: age1${lower(58)}`,
    `pk_live_${mixed(24)}`,
  ])('%s', (text) => {
    expect(credentialService(text)).toBeUndefined();
  });
});

test('a password with a quote inside is hidden', () => {
  expect(looksLikeCredential(`db.user=a\ndb.password=k2Z'${mixed(18)}\n`)).toBe(true);
});

test('searches a long text of starts fast', () => {
  for (const start of new Set(CREDENTIAL_FORMS.flatMap(({ starts }) => starts)))
    expect(containsCredentialForm(`${start} `.repeat(1_000))).toBe(false);
  expect(containsCredentialForm('xoxb-'.repeat(200_000))).toBe(true);
});

test.each([
  ['the ARN of a role', 'arn:aws:iam::111122223333:role/web', false],
  ['the ARN of a secret', 'arn:aws-us-gov:secretsmanager:us-gov-west-1:111122223333:secret:shop-Ab12Cd', false],
  ['a token after the prefix of an ARN', 'arn:aws:k7Zl6cU21ErI3CU4Xmc9jgupu7q', true],
  ['a token', 'k7Zl6cU21ErI3CU4Xmc9jgupu7q', true],
])('reads %s in a field called token as a secret: %j: %j', (_, text, expected) => {
  expect(isNamedCredential('token', text)).toBe(expected);
});
