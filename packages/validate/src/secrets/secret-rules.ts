import type { Rule } from '@slipway/manifest';

/** Slipway's own prohibitions: the server would take these objects, a published branch must not hold them. */
export const secretRules = [
  {
    id: 'plain-secret',
    severity: 'reject',
    summary: 'A Secret must not hold its values in plain text.',
    why: 'What is on a watched branch is in every clone and in the history for ever; base64 does not encrypt (https://fluxcd.io/flux/security/secrets-management/). SealedSecret, ExternalSecret and values encrypted with SOPS pass, and so does what is not a secret by its form: variables, placeholders, certificates, and ports, ids, names, hosts, paths, ARNs and URLs without credentials under a key that does not sound like a secret.',
    remedy: 'Replace it by an ExternalSecret, seal it or encrypt it, and renew the value.',
  },
  {
    id: 'private-key',
    severity: 'reject',
    summary: 'No text of any object may hold a private key in PEM, plain or in base64.',
    why: 'A key that was committed is known to everyone who can read the repository, even after it is deleted.',
    remedy: 'Remove it, make a new key where it is used, and refer to it by name.',
  },
  {
    id: 'cloud-credential',
    severity: 'reject',
    summary: 'No text of any object may hold an AWS access key id or secret access key.',
    why: 'Long-lived keys in Git are found and used within minutes; Pod Identity and IRSA need none (https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html).',
    remedy: 'Remove it, delete the key in IAM, and use Pod Identity, IRSA or an ExternalSecret.',
  },
  {
    id: 'service-token',
    severity: 'reject',
    summary: 'No text of any object may hold a token of a service.',
    why: 'Whoever reads the repository has it. Found are the exact forms of GitHub, GitLab, Slack, npm, PyPI, Stripe, SendGrid, Google, DigitalOcean, Hugging Face, Vault and age; examples as documentation has them pass: one character again and again, letters in their order, and words such as example.',
    remedy: 'Remove it, revoke it where it was made, and let an ExternalSecret provide it.',
  },
] as const satisfies readonly Rule[];

/** Ids of Slipway's own prohibitions, which no server enforces: they are findings, but no verdict. */
export const policyRuleIds: ReadonlySet<string> = new Set(secretRules.map((rule) => rule.id));

/** Whether a rule is a prohibition of Slipway's own. */
export const isPolicyRule = (rule: string): boolean => policyRuleIds.has(rule);
