import type { Fields } from '@slipway/manifest';
import { isNamedCredential, looksLikeCredential, looksRandom } from './credential-text.ts';
import { isPlaceholder } from './harmless-value.ts';
import { assignments, looksGenerated } from './open-text.ts';
import { isCiphertext } from './sops.ts';

/** Returns whether objects of the kind often contain settings of programs: a ConfigMap, values of a chart, or the environment of a Pod. */
export const hasOpenValues = ({ kind }: Fields): boolean => typeof kind === 'string' && OPEN_KINDS.has(kind);

const OPEN_KINDS: ReadonlySet<string> = new Set([
  'ConfigMap',
  'HelmRelease',
  'HelmChartConfig',
  'Kustomization',
  'Pod',
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'ReplicaSet',
  'Job',
  'CronJob',
]);

/** Returns whether a text with this `name` looks like a generated secret, or has a line that assigns one. */
export const isOpenSecret = (name: string, text: string): boolean =>
  text.includes('\n') ? HINT.test(text) && withoutSealedValues(text.split('\n')).some(assignsSecret) : isGeneratedSecret(name, text);

/** Field of a SealedSecret with the ciphertexts, which only the controller of its cluster can decrypt. */
export const SEALED_FIELD = 'encryptedData';

/** Returns the lines of a text without the ciphertexts of SealedSecrets, as in a patch or in a manifest inside a ConfigMap. */
function withoutSealedValues(lines: readonly string[]): readonly string[] {
  let sealed: number | undefined;
  return lines.filter((line) => {
    if (line.trim() === '') return true;
    const indent = line.search(/\S/);
    if (sealed !== undefined && indent > sealed) return false;
    sealed = SEALED_LINE.test(line) ? indent : undefined;
    return sealed === undefined;
  });
}

const SEALED_LINE = /^\s*(?:- )?["']?encryptedData["']?\s*:/;

const HINT = /passw|passphrase|token|secret|key/i;

/** Only lines that are hidden for other reasons count, so that no finding is shown next to its secret. */
const assignsSecret = (line: string): boolean =>
  line.length < MAX_LINE_LENGTH && looksLikeCredential(line) && assignments(line).some(({ key, value }) => isGeneratedSecret(key, value));

const MAX_LINE_LENGTH = 2000;

function isGeneratedSecret(name: string, text: string): boolean {
  const value = text.trim();
  if (!isNamedCredential(name, value) || NOT_THE_SECRET.test(name)) return false;
  if (value.length > MAX_SECRET_LENGTH || /[\s${}<>()]/.test(value) || isPlaceholder(value) || isCiphertext(value) || isPublic(value))
    return false;
  return (
    UUID.test(value) ||
    value
      .replace(HASH_SUFFIX, '')
      .split(/[/.:@_-]/)
      .some(looksGenerated) ||
    isStrongPassword(value)
  );
}

/** Matches names of references to a secret, and of public values. */
const NOT_THE_SECRET = /^existing|public|(?:^|[-_.])(?:hash|checksum|digest|fingerprint|thumbprint)/i;

const MAX_SECRET_LENGTH = 512;

/** Matches digests, hashes of passwords, ARNs, URLs, and paths of files. */
const isPublic = (value: string): boolean =>
  /^(?:sha\d{1,3}[:-]|\{\w+\}|\$(?:2[abxy]|5|6|argon2\w*|pbkdf2[\w-]*|apr1)\$|arn:|\w+:\/\/|\.{0,2}\/|AQI[A-Z]|age1|ssh-)/.test(value) ||
  /@sha256:[0-9a-f]{64}$/.test(value);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The suffix that kustomize adds to names. */
const HASH_SUFFIX = /-[0-9a-z]{10}$/;

/** Returns whether a value looks like the output of a password generator. */
const isStrongPassword = (value: string): boolean =>
  value.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/, /[!#%&*+=?@^~;|]/].every((kind) => kind.test(value)) && looksRandom(value);
