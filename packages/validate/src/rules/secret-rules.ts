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

/** Made here, so that no text of this file is one. */
const webToken = (subject: string): string => {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, { sub: subject }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `apiVersion: v1
kind: ConfigMap
metadata: {name: shop, namespace: shop}
data: {session: ${[...parts, 'c2lnbmF0dXJlLW9mLW5vYm9keS1hdC1hbGw'].join('.')}}
`;
};

/** Slipway's own prohibitions: the server would take these objects, a published branch must not hold them. */
export const secretRules = [
  {
    id: 'plain-secret',
    severity: 'reject',
    summary: 'A Secret must not hold its values in plain text.',
    why: 'The content of a watched branch is in every clone and in the history for ever. base64 does not encrypt (https://fluxcd.io/flux/security/secrets-management/). SealedSecret, ExternalSecret and values encrypted with SOPS are accepted, and so are variables, placeholders and certificates. Under a key that does not sound like a secret, ports, ids, names, hosts, paths, ARNs and URLs without credentials are accepted, too.',
    remedy: 'Replace it by an ExternalSecret, seal it or encrypt it, and renew the value.',
  },
  {
    id: 'private-key',
    severity: 'reject',
    summary: 'No text of any object may hold a private key in PEM, plain or in base64.',
    why: 'Every reader of the repository has a committed key, even after it is deleted.',
    remedy: 'Remove it, make a new key where it is used, and refer to it by name.',
  },
  {
    id: 'cloud-credential',
    severity: 'reject',
    summary: 'No text of any object may hold an access key of AWS, or a temporary credential.',
    why: 'Long-lived keys in Git are found and used within minutes; Pod Identity and IRSA need none (https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html).',
    remedy: 'Remove it, delete the key in IAM, and use Pod Identity, IRSA or an ExternalSecret.',
  },
  {
    id: 'service-token',
    severity: 'reject',
    summary: 'No text of any object may hold a token of a service.',
    why: 'Each reader of the repository has the token. The rule reports complete tokens in the forms of 1Password, age, Airtable, Alibaba Cloud, Anthropic, Artifactory, Atlassian, Azure, Brevo, Buildkite, CircleCI, Clojars, Cloudflare, crates.io, Databricks, DigitalOcean, Discord, Docker Hub, Doppler, Dropbox, Dynatrace, Figma, Fly.io, GitHub, GitLab, Google, Grafana, Groq, Heroku, Honeycomb, HubSpot, Hugging Face, k3s, LaunchDarkly, Linear, Mailchimp, Mailgun, Mapbox, Microsoft Teams, Netlify, New Relic, Notion, npm, NuGet, OpenAI, OpenRouter, PayPal, Perplexity, PlanetScale, Postman, Pulumi, PyPI, Replicate, RubyGems, Scaleway, SendGrid, Sentry, Shopify, Slack, Sourcegraph, Square, Stripe, Supabase, Tailscale, Telegram, Terraform Cloud, Twilio, Vault, xAI. Examples of documentation pass: one character repeated, letters in their order, and words such as example.',
    remedy: 'Remove it, revoke it where it was made, and let an ExternalSecret provide it.',
  },
  {
    id: 'web-token',
    severity: 'reject',
    summary: 'No text of any object may hold a signed token (JWT).',
    why: 'Every reader of the repository can use the token until it expires, and tokens of ServiceAccounts may never expire. The rule reports three parts of base64url of which the first names an algorithm (RFC 7519). The example of jwt.io is accepted.',
    remedy: 'Remove it, end it where it was made, and let an ExternalSecret provide it.',
    example: {
      failing: webToken('shop'),
      passing: webToken('1234567890'),
    },
  },
  {
    id: 'url-credential',
    severity: 'reject',
    summary: 'No text of any object may hold a URL with a password.',
    why: 'A password in a URL ends up in logs as well as in the repository. Variables of Flux, Kubernetes and shells pass, so do placeholders, the words password and secret, the name of the user again, and URLs of localhost and example.com.',
    remedy: 'Take the URL, or the password in it, from a Secret that an ExternalSecret makes, and renew the password.',
    example: {
      failing: environment('DATABASE_URL', ['postgresql://shop:x7Tq', '2mVw@db.shop.svc:5432/shop'].join('')),
      passing: environment('DATABASE_URL', 'postgresql://shop:$(DATABASE_PASSWORD)@db.shop.svc:5432/shop'),
    },
  },
  {
    id: 'named-credential',
    severity: 'risk',
    summary: 'A value that looks random is in a field with the name of a secret.',
    why: 'ConfigMaps, values of charts and environments of Pods are open to everyone who may read the namespace, and to everyone who has the repository. Looked at are names that end in password, passphrase, token, secret, or in key with api, access, private, secret, account, auth, encryption or signing before it, and values without the look of words. Variables, references (op://, vault:, ref+), placeholders, paths, ARNs, digests, hashes of passwords, ciphertexts of SOPS, and names of objects pass, and so does what a SealedSecret or an ExternalSecret has.',
    remedy:
      'Let the program read it from a Secret that an ExternalSecret or a SealedSecret makes (`valueFrom`, `valuesFrom`), and renew the value.',
    example: {
      failing: environment('PAYMENT_API_KEY', ['q7Rk2Xw9Lm', '4Zt8Vb3Nc6Hd1F'].join('')),
      passing: environment('PAYMENT_API_KEY', '$(PAYMENT_API_KEY_OF_CLUSTER)'),
    },
  },
] as const satisfies readonly Rule[];

/** Ids of Slipway's own prohibitions, which no server enforces: they are findings, but no verdict. */
export const policyRuleIds: ReadonlySet<string> = new Set(secretRules.map((rule) => rule.id));

/** Returns whether a rule is a prohibition of Slipway's own. */
export const isPolicyRule = (rule: string): boolean => policyRuleIds.has(rule);
