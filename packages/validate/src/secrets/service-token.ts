/**
 * Tokens in the exact forms that services give them, so that they can be found: GitHub, GitLab, Slack, npm, PyPI, Stripe, SendGrid, Google,
 * DigitalOcean, Hugging Face, Vault and age.
 */
const FORMS: readonly (readonly [service: string, form: RegExp])[] = [
  ['GitHub', /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})(?![A-Za-z0-9])/],
  ['GitLab', /(?<![A-Za-z0-9])glpat-[\w-]{20}(?![\w-])/],
  [
    'Slack',
    /(?<![A-Za-z0-9])xox[abpr]-\d{10,13}-[\w-]{20,80}|hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}/,
  ],
  ['npm', /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/],
  ['PyPI', /(?<![A-Za-z0-9])pypi-AgE[\w-]{50}/],
  ['Stripe', /(?<![A-Za-z0-9])[sr]k_live_[A-Za-z0-9]{24}/],
  ['SendGrid', /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/],
  ['Google', /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/],
  ['DigitalOcean', /(?<![A-Za-z0-9])do[opr]_v1_[a-f0-9]{64}(?![a-f0-9])/],
  ['Hugging Face', /(?<![A-Za-z0-9])hf_[A-Za-z]{34}(?![A-Za-z0-9])/],
  ['Vault', /(?<![A-Za-z0-9])hv[bs]\.[\w-]{24}/],
  ['age', /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/],
];

/** What one of these forms begins with; one look at each text. */
export const TOKEN_HINT =
  /gh[pousr]_|github_pat_|glpat-|xox[abpr]-|hooks\.slack|npm_|pypi-AgE|[sr]k_live_|SG\.|AIza|do[opr]_v1_|hf_|hv[bs]\.|AGE-SECRET/;

/** The service of which a text holds a token; undefined where it holds none, or an example. */
export function tokenService(text: string): string | undefined {
  return FORMS.find(([, form]) => {
    const [token] = form.exec(text) ?? [];
    return token !== undefined && !isExample(token);
  })?.[0];
}

/** What documentation has in place of a token: one character again and again, letters in their order, or a word that says so. */
const isExample = (token: string): boolean =>
  /(.)\1{7}/.test(token) || /example|placeholder|your|dummy|redacted|changeme|xxxx/i.test(token) || /abcdefgh|12345678/i.test(token);
