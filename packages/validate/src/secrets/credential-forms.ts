import { once, onceForEachText } from '@slipway/manifest';

/** A form of credentials that a service issues. */
export interface CredentialForm {
  /** The service, as messages name it. */
  readonly service: string;
  /** Texts with which credentials of the form begin. */
  readonly starts: readonly string[];
  /** Matches a credential, or the beginning of one that is cut off. Repetitions have limits, so that matching is fast for any text. */
  readonly form: RegExp;
  /** The length of the shortest complete credential. A shorter match is hidden, but not reported. */
  readonly shortest: number;
  /** Returns false for texts of the form that are not a credential. */
  readonly isValid?: (credential: string) => boolean;
}

/** Returns `start` with each character of `ends` appended. */
const withEach = (start: string, ends: string): readonly string[] => [...ends].map((end) => `${start}${end}`);

const HEX = '0123456789abcdef';

/** The beginnings of tokens of Discord: base64 of the first digit of a number, and of half of the second. */
const DISCORD_STARTS = ['MD', 'MT', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT'].flatMap((start) => withEach(start, 'AEIMQUYcgk'));

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * The only list of credential forms. Findings report complete credentials of these forms, and no output shows a text that begins like one.
 * Keys without a special form, such as those of Datadog and Heroku, are recognised by the name of their field.
 */
export const CREDENTIAL_FORMS: readonly CredentialForm[] = [
  {
    service: 'AWS',
    starts: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    form: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,16}(?![A-Za-z0-9])/y,
    shortest: 20,
  },
  {
    service: 'AWS',
    starts: ['IQoJb3JpZ2lu', 'FwoGZXIvYXdz', 'FQoGZXIvYXdz'],
    form: /(?<![A-Za-z0-9+/])(?:IQoJb3JpZ2lu|FwoGZXIvYXdz|FQoGZXIvYXdz)[A-Za-z0-9+/=%]{20,500}/y,
    shortest: 100,
  },
  { service: 'AWS', starts: ['ABSKQmVkcm9j'], form: /(?<![A-Za-z0-9+/])ABSKQmVkcm9j[A-Za-z0-9+/=]{12,300}/y, shortest: 100 },
  { service: 'AWS', starts: ['amzn.mws.'], form: /(?<![\w.])amzn\.mws\.[0-9a-f]{8}(?:-[0-9a-f]{4,12}){1,4}/y, shortest: 45 },
  { service: 'Google', starts: ['AIza'], form: /(?<![A-Za-z0-9])AIza[\w-]{20,35}(?![\w-])/y, shortest: 39 },
  { service: 'Google', starts: ['GOCSPX-'], form: /(?<![\w-])GOCSPX-[\w-]{12,60}/y, shortest: 35 },
  { service: 'Google', starts: ['ya29.'], form: /(?<![\w.-])ya29\.[\w-]{20,500}/y, shortest: 60 },
  {
    service: 'Azure',
    starts: ['AccountKey=', 'SharedAccessKey='],
    form: /(?<![A-Za-z])(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{20,100}={0,2}/y,
    shortest: 55,
  },
  { service: 'Alibaba Cloud', starts: ['LTAI'], form: /(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])/y, shortest: 20 },
  {
    service: 'DigitalOcean',
    starts: ['doo_v1_', 'dop_v1_', 'dor_v1_', 'dot_v1_'],
    form: /(?<![A-Za-z0-9])do[oprt]_v1_[a-f0-9]{10,64}(?![a-f0-9])/y,
    shortest: 71,
  },
  { service: 'Scaleway', starts: ['SCW'], form: /(?<![A-Za-z0-9])SCW[A-Z0-9]{17}(?![A-Za-z0-9])/y, shortest: 20, isValid: hasDigit },
  { service: 'Heroku', starts: ['HRKU-'], form: /(?<![A-Za-z0-9])HRKU-[\w-]{20,70}/y, shortest: 41 },
  { service: 'Cloudflare', starts: ['v1.0-'], form: /(?<![\w.-])v1\.0-[a-f0-9]{24}-[a-f0-9]{20,160}/y, shortest: 160 },
  { service: 'Cloudflare', starts: ['cfut_', 'cfat_', 'cfk_'], form: /(?<![A-Za-z0-9])cf(?:ut|at|k)_[\w-]{20,80}/y, shortest: 44 },
  {
    service: 'Fly.io',
    starts: ['fo1_', 'fm1r_', 'fm1a_', 'fm2_'],
    form: /(?<![A-Za-z0-9])(?:fo1_[\w-]{20,60}|fm(?:1[ar]|2)_[A-Za-z0-9+/=]{20,500})/y,
    shortest: 47,
  },
  {
    service: 'Netlify',
    starts: ['nfp_', 'nfc_', 'nfu_', 'nfo_', 'nfb_'],
    form: /(?<![A-Za-z0-9])nf[pcuob]_[A-Za-z0-9]{20,40}/y,
    shortest: 40,
  },
  {
    service: 'Supabase',
    starts: ['sbp_', 'sb_secret_'],
    form: /(?<![A-Za-z0-9])(?:sbp_[a-f0-9]{20,40}|sb_secret_[\w-]{20,40})/y,
    shortest: 40,
  },
  {
    service: 'PlanetScale',
    starts: ['pscale_tkn_', 'pscale_oauth_', 'pscale_pw_'],
    form: /(?<![A-Za-z0-9])pscale_(?:tkn|oauth|pw)_[\w.=-]{20,64}/y,
    shortest: 42,
  },
  {
    service: 'GitHub',
    starts: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    form: /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{10,255}/y,
    shortest: 40,
  },
  { service: 'GitHub', starts: ['github_pat_'], form: /(?<![A-Za-z0-9])github_pat_\w{10,255}/y, shortest: 82 },
  {
    service: 'GitLab',
    starts: [
      'glpat-',
      'gldt-',
      'glrt-',
      'glrtr-',
      'glcbt-',
      'glptt-',
      'glft-',
      'glimt-',
      'glagent-',
      'gloas-',
      'glsoat-',
      'glffct-',
      'glwt-',
    ],
    form: /(?<![A-Za-z0-9])gl(?:pat|dt|rtr?|cbt|ptt|ft|imt|agent|oas|soat|ffct|wt)-[\w-][\w.-]{7,300}/y,
    shortest: 25,
  },
  { service: 'GitLab', starts: ['GR1348941'], form: /(?<![A-Za-z0-9])GR1348941[\w-]{8,40}/y, shortest: 29 },
  {
    service: 'Slack',
    starts: ['xoxa-', 'xoxb-', 'xoxc-', 'xoxd-', 'xoxe-', 'xoxe.', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-'],
    form: /(?<![A-Za-z0-9])xox(?:[a-z]-|e\.xox[a-z]-\d-)[\w%-]{8,300}/y,
    shortest: 32,
    isValid: hasDigit,
  },
  { service: 'Slack', starts: ['xapp-'], form: /(?<![A-Za-z0-9])xapp-\d-[\w-]{8,200}/y, shortest: 60 },
  {
    service: 'Slack',
    starts: ['hooks.slack.com/', 'hooks.slack-gov.com/'],
    form: /hooks\.slack(?:-gov)?\.com\/(?:services|triggers|workflows)\/[A-Za-z0-9]{4,20}\/[A-Za-z0-9]{4,20}\/[A-Za-z0-9/]{8,80}/y,
    shortest: 60,
  },
  {
    service: 'Discord',
    starts: ['discord.com/api/', 'discordapp.com/api/'],
    form: /discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{10,20}\/[\w-]{20,100}/y,
    shortest: 90,
  },
  {
    service: 'Discord',
    starts: DISCORD_STARTS,
    form: /(?<![\w.-])[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,45}(?![\w-])/y,
    shortest: 58,
    isValid: (token) => /^\d{17,20}$/.test(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('latin1')),
  },
  {
    service: 'Microsoft Teams',
    starts: ['webhook.office.com/'],
    form: /webhook\.office\.com\/webhookb2\/[\w@-]{36,90}\/IncomingWebhook\/[0-9a-f]{20,40}/y,
    shortest: 90,
  },
  { service: 'Telegram', starts: [':AA'], form: /(?<=(?<!\d)\d{8,10}):AA[\w-]{30,36}(?![\w-])/y, shortest: 33 },
  { service: 'npm', starts: ['npm_'], form: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{10,36}(?![A-Za-z0-9])/y, shortest: 40 },
  { service: 'PyPI', starts: ['pypi-AgE', 'pypi-AgN'], form: /(?<![A-Za-z0-9])pypi-Ag[EN][\w-]{10,300}/y, shortest: 50 },
  { service: 'RubyGems', starts: ['rubygems_'], form: /(?<![A-Za-z0-9])rubygems_[a-f0-9]{20,48}/y, shortest: 57 },
  { service: 'NuGet', starts: ['oy2'], form: /(?<![A-Za-z0-9])oy2[a-z0-9]{43}(?![A-Za-z0-9])/y, shortest: 46 },
  { service: 'crates.io', starts: ['cio'], form: /(?<![A-Za-z0-9])cio[A-Za-z0-9]{32}(?![A-Za-z0-9])/y, shortest: 35, isValid: hasDigit },
  { service: 'Clojars', starts: ['CLOJARS_'], form: /(?<![A-Za-z0-9])CLOJARS_[a-z0-9]{20,60}/y, shortest: 68 },
  {
    service: 'Docker Hub',
    starts: ['dckr_pat_', 'dckr_oat_'],
    form: /(?<![A-Za-z0-9])dckr_[po]at_[\w-]{12,60}/y,
    shortest: 36,
  },
  {
    service: 'Artifactory',
    starts: ['AKCp', 'cmVmdGtu'],
    form: /(?<![A-Za-z0-9+/])(?:AKCp|cmVmdGtu)[A-Za-z0-9]{20,80}(?![A-Za-z0-9+/=])/y,
    shortest: 64,
    isValid: hasDigit,
  },
  {
    service: 'Stripe',
    starts: ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'],
    form: /(?<![A-Za-z0-9])[sr]k_(?:live|prod)_[A-Za-z0-9]{8,250}/y,
    shortest: 32,
  },
  {
    service: 'Stripe',
    starts: ['sk_test_', 'rk_test_'],
    form: /(?<![A-Za-z0-9])[sr]k_test_[A-Za-z0-9]{8,250}/y,
    shortest: Number.POSITIVE_INFINITY,
  },
  { service: 'Stripe', starts: ['whsec_'], form: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{12,80}/y, shortest: 38 },
  { service: 'Square', starts: ['sq0csp-', 'sq0atp-'], form: /(?<![A-Za-z0-9])sq0(?:csp|atp)-[\w-]{16,50}/y, shortest: 29 },
  {
    service: 'PayPal',
    starts: ['access_token$'],
    form: /(?<!\w)access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{20,40}/y,
    shortest: 70,
  },
  {
    service: 'Shopify',
    starts: ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shpua_'],
    form: /(?<![A-Za-z0-9])shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{16,40}/y,
    shortest: 38,
  },
  { service: 'SendGrid', starts: ['SG.'], form: /(?<![A-Za-z0-9])SG\.[\w-]{16,32}\.[\w-]{16,64}(?![\w-])/y, shortest: 60 },
  { service: 'Brevo', starts: ['xkeysib-'], form: /(?<![A-Za-z0-9])xkeysib-[a-f0-9]{20,64}(?:-[A-Za-z0-9]{1,20})?/y, shortest: 80 },
  { service: 'Mailgun', starts: ['key-'], form: /(?<![A-Za-z0-9-])key-[0-9a-f]{32}(?![A-Za-z0-9])/y, shortest: 36, isValid: hasDigit },
  {
    service: 'Mailchimp',
    starts: withEach('-us', '123456789'),
    form: /(?<=(?<![A-Za-z0-9])[0-9a-f]{32})-us\d{1,2}(?![A-Za-z0-9-])/y,
    shortest: 4,
  },
  {
    service: 'Twilio',
    starts: withEach('SK', HEX),
    form: /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/y,
    shortest: 34,
  },
  {
    service: 'HubSpot',
    starts: ['pat-na', 'pat-eu'],
    form: /(?<![A-Za-z0-9])pat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4,12}){1,4}/y,
    shortest: 44,
  },
  { service: 'Airtable', starts: ['pat'], form: /(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[a-f0-9]{20,64}/y, shortest: 82 },
  { service: 'Notion', starts: ['ntn_'], form: /(?<![A-Za-z0-9])ntn_[A-Za-z0-9]{20,60}/y, shortest: 46 },
  {
    service: 'Notion',
    starts: ['secret_'],
    form: /(?<![A-Za-z0-9])secret_[A-Za-z0-9]{43}(?![A-Za-z0-9])/y,
    shortest: 50,
    isValid: hasDigit,
  },
  {
    service: 'Linear',
    starts: ['lin_api_', 'lin_oauth_', 'lin_wh_'],
    form: /(?<![A-Za-z0-9])lin_(?:api|oauth|wh)_[A-Za-z0-9]{16,80}/y,
    shortest: 48,
  },
  { service: 'Figma', starts: ['figd_'], form: /(?<![A-Za-z0-9])figd_[\w-]{16,60}/y, shortest: 45 },
  {
    service: 'Atlassian',
    starts: ['ATATT3xFf', 'ATCTT3xFf', 'ATBB'],
    form: /(?<![A-Za-z0-9])(?:AT[AC]TT3xFf|ATBB)[\w=-]{20,300}/y,
    shortest: 36,
    isValid: hasDigit,
  },
  { service: 'Postman', starts: ['PMAK-'], form: /(?<![A-Za-z0-9])PMAK-[a-f0-9]{16,24}(?:-[a-f0-9]{1,34})?/y, shortest: 60 },
  {
    service: 'OpenAI',
    starts: ['sk-proj-', 'sk-svcacct-', 'sk-admin-'],
    form: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{16,250}/y,
    shortest: 48,
    isValid: hasDigit,
  },
  {
    service: 'OpenAI',
    starts: ['sk-'],
    form: /(?<![A-Za-z0-9])sk-[A-Za-z0-9]{20}(?:T3BlbkFJ[A-Za-z0-9]{1,20}|[A-Za-z0-9]{28})(?![\w-])/y,
    shortest: 48,
    isValid: hasDigit,
  },
  {
    service: 'Anthropic',
    starts: ['sk-ant-'],
    form: /(?<![A-Za-z0-9])sk-ant-[a-z]{2,10}\d{0,3}-[\w-]{16,150}/y,
    shortest: 90,
  },
  { service: 'OpenRouter', starts: ['sk-or-v1-'], form: /(?<![A-Za-z0-9])sk-or-v1-[a-f0-9]{20,64}/y, shortest: 73 },
  {
    service: 'Hugging Face',
    starts: ['hf_', 'api_org_'],
    form: /(?<![A-Za-z0-9])(?:hf_|api_org_)[A-Za-z0-9]{20,40}(?![A-Za-z0-9])/y,
    shortest: 37,
  },
  { service: 'Replicate', starts: ['r8_'], form: /(?<![A-Za-z0-9])r8_[A-Za-z0-9]{20,40}(?![A-Za-z0-9])/y, shortest: 40 },
  { service: 'Groq', starts: ['gsk_'], form: /(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{20,60}/y, shortest: 56 },
  { service: 'xAI', starts: ['xai-'], form: /(?<![A-Za-z0-9])xai-[A-Za-z0-9]{20,90}/y, shortest: 84 },
  { service: 'Perplexity', starts: ['pplx-'], form: /(?<![A-Za-z0-9])pplx-[A-Za-z0-9]{20,60}/y, shortest: 45 },
  {
    service: 'Databricks',
    starts: ['dapi', 'dkea', 'dose'],
    form: /(?<![A-Za-z0-9])(?:dapi|dkea|dose)[0-9a-f]{32}(?:-\d)?(?![A-Za-z0-9])/y,
    shortest: 36,
  },
  {
    service: 'New Relic',
    starts: ['NRAK-', 'NRII-', 'NRIQ-', 'NRRA-', 'NRSP-'],
    form: /(?<![A-Za-z0-9])NR(?:AK|II|IQ|RA|SP)-[\w-]{16,50}/y,
    shortest: 32,
  },
  { service: 'New Relic', starts: ['NRAL'], form: /(?<=(?<![A-Za-z0-9])[0-9a-zA-Z]{32,36})NRAL(?![A-Za-z0-9])/y, shortest: 4 },
  {
    service: 'Grafana',
    starts: ['glsa_', 'glc_', 'eyJrIjoi'],
    form: /(?<![A-Za-z0-9])(?:glsa_[A-Za-z0-9]{20,32}(?:_[A-Fa-f0-9]{1,8})?|glc_[A-Za-z0-9+/=]{20,300}|eyJrIjoi[\w+/=-]{40,200})/y,
    shortest: 40,
  },
  { service: 'Sentry', starts: ['sntrys_', 'sntryu_'], form: /(?<![A-Za-z0-9])sntry[su]_[\w+/=-]{20,300}/y, shortest: 60 },
  {
    service: 'Honeycomb',
    starts: ['hcaik_', 'hcalk_', 'hcamk_', 'hcxik_', 'hcxlk_', 'hcxmk_'],
    form: /(?<![A-Za-z0-9])hc[ax][ilm]k_[a-z0-9]{20,64}/y,
    shortest: 58,
  },
  { service: 'Dynatrace', starts: ['dt0'], form: /(?<![A-Za-z0-9])dt0[a-z]\d{2}\.[A-Z0-9]{24}\.[A-Z0-9]{20,64}/y, shortest: 90 },
  {
    service: 'Terraform Cloud',
    starts: ['.atlasv1.'],
    form: /(?<=(?<![A-Za-z0-9])[A-Za-z0-9]{14})\.atlasv1\.[\w=-]{20,80}/y,
    shortest: 65,
  },
  { service: 'Vault', starts: ['hvb.', 'hvs.', 'hvr.'], form: /(?<![A-Za-z0-9])hv[bsr]\.[\w-]{12,300}/y, shortest: 28 },
  { service: 'Pulumi', starts: ['pul-'], form: /(?<![A-Za-z0-9])pul-[a-f0-9]{20,40}(?![A-Za-z0-9])/y, shortest: 44 },
  {
    service: 'Doppler',
    starts: ['dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.st.', 'dp.scim.', 'dp.audit.', 'dp.said.'],
    form: /(?<![A-Za-z0-9])dp\.(?:pt|ct|sa|scim|audit|said|st(?:\.[\w-]{1,60})?)\.[A-Za-z0-9]{16,60}/y,
    shortest: 46,
  },
  { service: '1Password', starts: ['ops_eyJ'], form: /(?<![A-Za-z0-9])ops_eyJ[A-Za-z0-9+/=_-]{20,500}/y, shortest: 200 },
  {
    service: '1Password',
    starts: ['A3-'],
    form: /(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-[A-Z0-9]{6,11}(?:-[A-Z0-9]{5,6}){2,4}(?![A-Za-z0-9])/y,
    shortest: 32,
  },
  {
    service: 'Tailscale',
    starts: ['tskey-'],
    form: /(?<![A-Za-z0-9])tskey-(?:[a-z]{2,12}-)?[A-Za-z0-9]{6,40}(?:-[A-Za-z0-9]{6,80})?/y,
    shortest: 30,
    isValid: hasDigit,
  },
  {
    service: 'LaunchDarkly',
    starts: ['sdk-', 'api-'],
    form: /(?<![A-Za-z0-9-])(?:sdk|api)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/y,
    shortest: 40,
  },
  { service: 'CircleCI', starts: ['CCIPAT_', 'CCIPRJ_'], form: /(?<![A-Za-z0-9])CCIP(?:AT|RJ)_[A-Za-z0-9_]{20,80}/y, shortest: 60 },
  {
    service: 'Buildkite',
    starts: ['bkua_', 'bkat_', 'bkct_', 'bkaj_'],
    form: /(?<![A-Za-z0-9])bk(?:ua|at|ct|aj)_[A-Za-z0-9]{20,60}/y,
    shortest: 45,
  },
  {
    service: 'Sourcegraph',
    starts: ['sgp_', 'sgd_'],
    form: /(?<![A-Za-z0-9])sg[pd]_(?:[a-f0-9]{16}_|local_)?[a-f0-9]{20,64}/y,
    shortest: 44,
  },
  { service: 'Dropbox', starts: ['sl.'], form: /(?<![\w.-])sl\.(?:u\.)?[\w-]{60,300}/y, shortest: 130 },
  { service: 'Mapbox', starts: ['sk.eyJ'], form: /(?<![\w.-])sk\.eyJ[\w-]{20,200}\.[\w-]{8,40}/y, shortest: 60 },
  { service: 'age', starts: ['AGE-SECRET-KEY-'], form: /AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{4,300}/y, shortest: 74 },
  { service: 'k3s', starts: ['K10'], form: /(?<![A-Za-z0-9])K10[0-9a-f]{64}::\w{1,40}:[\w.-]{4,200}/y, shortest: 75 },
  {
    service: 'Azure',
    starts: withEach('', '0123456789').map((digit) => `${digit}Q~`),
    form: /(?<=(?<![\w.~-])[\w.~-]{3})\dQ~[\w.~-]{20,34}(?![\w.~-])/y,
    shortest: 34,
  },
  {
    service: 'Azure',
    starts: ['AZDO', '+ASt', 'JQQJ99'],
    form: /(?<=(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{52,76})(?:AZDO|\+ASt|JQQJ99)[A-Za-z0-9+/]{4,30}={0,2}(?![A-Za-z0-9+/=])/y,
    shortest: 8,
  },
];

/**
 * Returns whether a text contains a credential of one of the forms, or the beginning of one. The cache is useful because clusters repeat
 * the same texts.
 */
export const containsCredentialForm = onceForEachText((text) => firstCredential(text, () => true) !== undefined, {
  most: 20_000,
  longest: 200,
});

/** Returns the service that issued the first complete credential in a text; undefined without one, and for an example. */
export const credentialService = (text: string): string | undefined =>
  containsCredentialForm(text)
    ? firstCredential(
        text,
        ({ service, shortest, isValid }, credential) =>
          // The example of the AWS documentation has the form of a real key, and scanners report it.
          credential.length >= shortest && (service === 'AWS' || !isExample(credential)) && (isValid?.(credential) ?? true),
      )?.service
    : undefined;

/** Returns the complete credentials of all forms in a text, including examples. */
export function credentialsIn(text: string): readonly string[] {
  const found: string[] = [];
  if (!containsCredentialForm(text)) return found;
  firstCredential(text, ({ shortest, isValid }, credential) => {
    if (credential.length >= Math.min(shortest, MIN_HIDDEN_LENGTH) && (isValid?.(credential) ?? true)) found.push(credential);
    return false;
  });
  return found;
}

/** Minimum length of a credential that is cut off and whose value is still hidden. */
const MIN_HIDDEN_LENGTH = 24;

function firstCredential(text: string, accepts: (form: CredentialForm, credential: string) => boolean): CredentialForm | undefined {
  // Only words that are long enough are searched. In most texts, this reads every twelfth character.
  for (let last = MIN_WORD_LENGTH - 1; last < text.length; last += MIN_WORD_LENGTH) {
    if (!isOfWord(text.charCodeAt(last))) continue;
    let [start, end] = [last, last + 1];
    while (start > 0 && isOfWord(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isOfWord(text.charCodeAt(end))) end++;
    const found = end - start < MIN_WORD_LENGTH ? undefined : firstInWord(text, start, end, accepts);
    if (found !== undefined) return found;
    last = end;
  }
  return undefined;
}

function firstInWord(
  text: string,
  start: number,
  end: number,
  accepts: (form: CredentialForm, credential: string) => boolean,
): CredentialForm | undefined {
  const { starts, begins, beginsInside } = searchTables();
  for (let at = start; at < end - 2; at++) {
    if (at > start && isAlphanumeric(text.charCodeAt(at - 1)) && beginsInside[text.charCodeAt(at)] === 0) continue;
    if (begins[slotOf(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2))] === 0) continue;
    let last = at;
    for (const { start, form } of starts.get(text.slice(at, at + 3)) ?? NONE) {
      if (!text.startsWith(start, at)) continue;
      form.form.lastIndex = at;
      const [credential] = form.form.exec(text) ?? [];
      if (credential === undefined) continue;
      if (accepts(form, credential)) return form;
      last = Math.max(last, at + credential.length - 1);
    }
    at = last;
  }
  return undefined;
}

/** Minimum length of a text with any of the forms, including its required prefix. */
const MIN_WORD_LENGTH = 12;

/** The characters of all forms: letters, digits and `$%+-./:=@_~`. */
const OF_WORD = new Uint8Array(128);
for (const character of '$%+-./0123456789:=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~') OF_WORD[character.charCodeAt(0)] = 1;

const isOfWord = (code: number): boolean => code < 128 && OF_WORD[code] === 1;

interface Start {
  readonly start: string;
  readonly form: CredentialForm;
}

const NONE: readonly Start[] = [];

const slotOf = (first: number, second: number, third: number): number => (first * 961 + second * 31 + third) & 0x7fff;

/** The tables of a search. A run that searches no long word does without them. */
const searchTables = once(() => {
  /** The starts of all forms, by their first three characters. */
  const starts: ReadonlyMap<string, readonly Start[]> = Map.groupBy(
    CREDENTIAL_FORMS.flatMap((form) => form.starts.map((start) => ({ start, form }))),
    ({ start }) => start.slice(0, 3),
  );
  /** The hash slots of the starts. Most texts have no match here, and are read once. */
  const begins = new Uint8Array(0x8000);
  for (const start of starts.keys()) begins[slotOf(start.charCodeAt(0), start.charCodeAt(1), start.charCodeAt(2))] = 1;
  /** The first characters of starts that may follow a letter or a digit. Most forms exclude both. */
  const beginsInside = new Uint8Array(128);
  for (const { form, starts: texts } of CREDENTIAL_FORMS)
    if (!/^\(\?<!(?:\[(?:A-Za-z0-9|\\w)|\\w)/.test(form.source)) for (const start of texts) beginsInside[start.charCodeAt(0)] = 1;
  return { starts, begins, beginsInside };
});

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** Matches placeholders of documentation: one repeated character, letters in order, or a word such as `example`. */
const isExample = (credential: string): boolean =>
  /(.)\1{7}/.test(credential) || /example|placeholder|your|dummy|redacted|changeme|xxxx|abcdefgh|12345678/i.test(credential);
