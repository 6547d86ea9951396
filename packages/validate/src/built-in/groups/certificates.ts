import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { droppedFieldRule } from '../forms/dropped-fields.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, type TextForm } from '../forms/text-forms.ts';
import { pemBlocks } from './pem.ts';

export const signingRequestRule = builtInRule('certificate-signing-request', {
  summary: 'A CertificateSigningRequest holds a request in PEM, known usages, the name of a signer, and lasts ten minutes at least.',
  upstream: 'certificates ValidateCertificateSigningRequestCreate',
  remedy: 'Correct the field.',
});

export const trustBundleRule = builtInRule('cluster-trust-bundle', {
  summary: 'A ClusterTrustBundle holds certificates in PEM, and is called after its signer where it has one.',
  upstream: 'certificates ValidateClusterTrustBundle',
  remedy: 'Correct the field.',
});

const USAGES = [
  ...['signing', 'digital signature', 'content commitment', 'key encipherment', 'key agreement', 'data encipherment', 'cert sign'],
  ...['crl sign', 'encipher only', 'decipher only', 'any', 'server auth', 'client auth', 'code signing', 'email protection', 's/mime'],
  ...['ipsec end system', 'ipsec tunnel', 'ipsec user', 'timestamping', 'ocsp signing', 'microsoft sgc', 'netscape sgc'],
];

export function* signingRequest(object: Location): Problems {
  const spec = at(object, 'spec');
  const [request, usages, seconds] = [at(spec, 'request'), at(spec, 'usages'), at(spec, 'expirationSeconds')];
  const text = Buffer.from(textAt(request), 'base64').toString('latin1');
  if (pemBlocks(text)[0]?.type !== 'CERTIFICATE REQUEST')
    yield signingRequestRule.invalid(request, 'a CERTIFICATE REQUEST in PEM, in base64');
  if (listAt(usages).length === 0) yield signingRequestRule.required(usages, 'a usage');
  const seen = new Set<string>();
  for (const usage of listAt(usages)) {
    yield* signingRequestRule.oneOf(usage, USAGES);
    if (seen.has(textAt(usage))) yield signingRequestRule.duplicate(usage, 'a usage');
    seen.add(textAt(usage));
  }
  yield* signer(at(spec, 'signerName'));
  if (isSet(seconds) && int32At(seconds) < 600) yield signingRequestRule.invalid(seconds, '600 or more');
  for (const field of ['extra', 'groups', 'uid', 'username'])
    if (isSet(spec, field)) yield droppedFieldRule.lost(at(spec, field), 'the server writes who asks');
}

function* signer(name: Location): Problems {
  if (textAt(name) === '') yield signingRequestRule.required(name, 'the name of a signer');
  else if (textAt(name) === 'kubernetes.io/legacy-unknown') yield signingRequestRule.invalid(name, 'the name of another signer');
  else yield* signingRequestRule.form(name, signerName);
}

/** The form that `ValidateSignerName` accepts. */
const signerName: TextForm = {
  accepts: (text) => {
    const [domain = '', path = '', ...more] = text.split('/');
    const labels = domain.split('.');
    const parts = path.split('.');
    const limit = 253 + 1 + 253 + 1 + 63;
    return (
      more.length === 0 &&
      text.includes('/') &&
      domain.length <= 253 &&
      labels.length > 1 &&
      labels.every((label) => dnsLabel.accepts(label)) &&
      parts.every((part) => dnsSubdomain.accepts(part)) &&
      text.length <= limit
    );
  },
  description: 'a domain of two parts at least, and a path: example.org/signer',
};

export function* trustBundle(object: Location): Problems {
  const [signerPlace, bundle, name] = [at(object, 'spec', 'signerName'), at(object, 'spec', 'trustBundle'), at(object, 'metadata', 'name')];
  const prefix = textAt(signerPlace) === '' ? '' : `${textAt(signerPlace).replaceAll('/', ':')}:`;
  if (prefix !== '') yield* trustBundleRule.form(signerPlace, signerName);
  const rest = textAt(name).startsWith(prefix) ? textAt(name).slice(prefix.length) : undefined;
  if (rest === undefined || !dnsSubdomain.accepts(rest))
    yield trustBundleRule.invalid(
      name,
      prefix === '' ? 'a DNS subdomain, without : since there is no signerName' : `${prefix} and a DNS subdomain`,
    );
  yield* certificates(bundle);
}

/** Checks the certificates of a bundle, as `validateTrustBundle` does: at least one, all different, and all of certificate authorities. */
function* certificates(bundle: Location): Problems {
  const blocks = pemBlocks(textAt(bundle));
  const wrong = blocks.find(({ type, hasHeaders, bytes }) => type !== 'CERTIFICATE' || hasHeaders || !isAuthority(bytes));
  if (blocks.length === 0) yield trustBundleRule.invalid(bundle, 'certificates in PEM, one at least');
  else if (wrong) yield trustBundleRule.invalid(bundle, 'certificates of authorities in PEM, without headers');
  else if (new Set(blocks.map(({ bytes }) => bytes.toString('hex'))).size < blocks.length)
    yield trustBundleRule.invalid(bundle, 'certificates, each only once');
}

function isAuthority(bytes: Buffer): boolean {
  const { X509Certificate } = process.getBuiltinModule('node:crypto');
  try {
    return new X509Certificate(bytes).ca;
  } catch {
    return false;
  }
}
