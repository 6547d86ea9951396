import type { Rule } from '@slipway/manifest';

const environment = (name: string, value: string): string => `apiVersion: v1
kind: Pod
metadata: {name: shop, namespace: shop}
spec:
  containers:
    - name: shop
      image: registry.example/shop:1.0.0
      env:
        - {name: ${name}, value: '${value}'}
`;

/** Returns an example that is built at run time, so that this file contains no token. */
const webToken = (subject: string): string => {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, { sub: subject }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `apiVersion: v1
kind: ConfigMap
metadata: {name: shop, namespace: shop}
data: {session: ${[...parts, 'c2lnbmF0dXJlLW9mLW5vYm9keS1hdC1hbGw'].join('.')}}
`;
};

/** Rules of Slipway itself. The API server accepts these objects, but a published branch must not contain them. */
export const secretRules = [
  {
    id: 'plain-secret',
    severity: 'reject',
    summary: 'A Secret must not contain its values in plain text.',
    why: 'The content of a branch is in every clone, and remains in the history. base64 does not encrypt (https://fluxcd.io/flux/security/secrets-management/). SealedSecret, ExternalSecret and values encrypted with SOPS are accepted, and so are variables, placeholders and certificates. Under a key that does not sound like a secret, ports, ids, names, hosts, paths, ARNs and URLs without credentials are accepted, too.',
    remedy: 'Replace it with an ExternalSecret, seal it or encrypt it, and rotate the value.',
  },
  {
    id: 'private-key',
    severity: 'reject',
    summary: 'An object must not contain a private key in PEM, in plain text or in base64.',
    why: 'Every reader of the repository has a committed key, also after its deletion.',
    remedy: 'Remove it, create a new key outside Git, and refer to it by name.',
  },
  {
    id: 'cloud-credential',
    severity: 'reject',
    summary: 'An object must not contain an access key of AWS, or a temporary credential.',
    why: 'Attackers find and use long-lived keys in Git within minutes. Pod Identity and IRSA need no keys (https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html).',
    remedy: 'Remove it, delete the key in IAM, and use Pod Identity, IRSA or an ExternalSecret.',
  },
  {
    id: 'service-token',
    severity: 'reject',
    summary: 'An object must not contain a token of a service.',
    why: 'Each reader of the repository has the token. The rule reports complete tokens in the forms of 1Password, age, Airtable, Alibaba Cloud, Anthropic, Artifactory, Atlassian, Azure, Brevo, Buildkite, CircleCI, Clojars, Cloudflare, crates.io, Databricks, DigitalOcean, Discord, Docker Hub, Doppler, Dropbox, Dynatrace, Figma, Fly.io, GitHub, GitLab, Google, Grafana, Groq, Heroku, Honeycomb, HubSpot, Hugging Face, k3s, LaunchDarkly, Linear, Mailchimp, Mailgun, Mapbox, Microsoft Teams, Netlify, New Relic, Notion, npm, NuGet, OpenAI, OpenRouter, PayPal, Perplexity, PlanetScale, Postman, Pulumi, PyPI, Replicate, RubyGems, Scaleway, SendGrid, Sentry, Shopify, Slack, Sourcegraph, Square, Stripe, Supabase, Tailscale, Telegram, Terraform Cloud, Twilio, Vault, xAI. Examples of documentation are accepted: one repeated character, letters in alphabetical order, and words such as example.',
    remedy: 'Remove it, revoke it in the service, and let an ExternalSecret provide the new one.',
  },
  {
    id: 'web-token',
    severity: 'reject',
    summary: 'An object must not contain a signed token (JWT).',
    why: 'Every reader of the repository can use the token until it expires, and tokens of ServiceAccounts may never expire. The rule reports three parts of base64url, if the first part names an algorithm (RFC 7519). The example of jwt.io is accepted.',
    remedy: 'Remove it, revoke it at its issuer, and let an ExternalSecret provide the new one.',
    example: {
      failing: webToken('shop'),
      passing: webToken('1234567890'),
    },
  },
  {
    id: 'url-credential',
    severity: 'reject',
    summary: 'An object must not contain a URL with a password.',
    why: 'Programs often write URLs to their logs, with the password. Accepted are variables of Flux, Kubernetes and shells, placeholders, the words password and secret, a password that equals the user name, and URLs of localhost and example.com.',
    remedy: 'Read the URL, or its password, from a Secret that an ExternalSecret creates, and rotate the password.',
    example: {
      failing: environment('DATABASE_URL', ['postgresql://shop:x7Tq', '2mVw@db.shop.svc:5432/shop'].join('')),
      passing: environment('DATABASE_URL', 'postgresql://shop:$(DATABASE_PASSWORD)@db.shop.svc:5432/shop'),
    },
  },
  {
    id: 'named-credential',
    severity: 'risk',
    summary: 'A value that looks random is in a field with the name of a secret.',
    why: 'ConfigMaps, values of charts and environments of Pods are visible to all users who may read the namespace or the repository. The rule checks names that end in password, passphrase, token or secret. It also checks names that end in key after api, access, private, secret, account, auth, encryption or signing. It reports values that do not consist of words. Accepted are variables, references (op://, vault:, ref+), placeholders, paths, ARNs, digests, hashes of passwords, ciphertexts of SOPS, names of objects, and the content of a SealedSecret or an ExternalSecret.',
    remedy:
      'Let the program read it from a Secret that an ExternalSecret or a SealedSecret creates (`valueFrom`, `valuesFrom`), and rotate the value.',
    example: {
      failing: environment('PAYMENT_API_KEY', ['q7Rk2Xw9Lm', '4Zt8Vb3Nc6Hd1F'].join('')),
      passing: environment('PAYMENT_API_KEY', '$(PAYMENT_API_KEY_OF_CLUSTER)'),
    },
  },
] as const satisfies readonly Rule[];

/** Ids of the rules of Slipway itself. The API server does not enforce them, so they are findings without a verdict. */
export const policyRuleIds: ReadonlySet<string> = new Set(secretRules.map((rule) => rule.id));

/** Returns whether a rule is one of Slipway itself. */
export const isPolicyRule = (rule: string): boolean => policyRuleIds.has(rule);
