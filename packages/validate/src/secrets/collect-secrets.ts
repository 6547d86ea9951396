import { extname } from 'node:path';
import { fieldsOf, isFields, listOf, plainText, readYaml, trimEndOf } from '@slipway/manifest';
import { GENERATOR, isSecretLike, isSecretList } from './confidential.ts';
import { credentialsIn } from './credential-forms.ts';
import { isConfidentialField, isReference, looksRandom } from './credential-text.ts';
import { decodedText, isHarmless } from './harmless-value.ts';
import { assignments } from './open-text.ts';
import { isInSecretMap, mapOfField, nameOfField } from './secret-map.ts';
import { mayHaveOption, secretsInCommand, secretsOfProgram } from './secrets-in-command.ts';

type Add = (value: string) => void;

/** Calls `add` with each secret value in a parsed object or document. Skips texts in `searched`, because clusters repeat the same texts. */
export function collectFromObject(object: object, searched: Set<string>, add: Add): void {
  collect(object, { name: '', secret: false, map: '', depth: 0, isItem: false, searched }, add);
}

/** Calls `add` with each secret value in the text of a file. Calls `addObject` with each document of a file that may have a Secret. */
export function collectFromFile(text: string, addObject: (document: unknown) => void, add: Add): void {
  collectText(text, add);
  if (!HAS_SECRET.test(text)) return;
  const { documents, findings } = readYaml(text, '');
  for (const { value } of documents) addObject(value);
  if (findings.some(({ severity }) => severity === 'reject')) collectFromLines(text, add);
}

/** Collects from the lines of a Secret that is not valid YAML: the values that look random, also in base64. */
function collectFromLines(text: string, add: Add): void {
  for (const line of text.split('\n')) {
    const at = line.search(/:\s/);
    const value = unquoted(line.slice(at + 1).trim());
    if (at >= 0 && value.length <= MAX_LINE && looksRandom(value)) addSecret(value, true, add);
  }
}

const MAX_LINE = 4096;

interface Around {
  /** The name of the field. */
  readonly name: string;
  /** Whether it is inside a Secret. */
  readonly secret: boolean;
  /** The name of the surrounding map of secrets, such as `secrets` in values of a chart; empty without one. */
  readonly map: string;
  readonly depth: number;
  /** Whether the value is an item of a SecretList. */
  readonly isItem: boolean;
  /** Texts that were searched before. */
  readonly searched: Set<string>;
}

/** Much less than the depth that any reader accepts. */
const MAX_DEPTH = 500;

function collect(value: unknown, around: Around, add: Add): void {
  if (typeof value === 'string') collectValue(value, around, add);
  else if (typeof value === 'number' || typeof value === 'bigint') {
    if (around.secret || isConfidentialField(around.name, String(value))) add(plainText(value));
  } else if (Array.isArray(value)) {
    const inside = { ...around, depth: around.depth + 1 };
    for (const item of value) collect(item, inside, add);
    for (const secret of secretsOfProgram(value)) addPart(secret, add);
  } else if (typeof value === 'object' && value !== null && around.depth <= MAX_DEPTH)
    collectFields(value as Readonly<Record<string, unknown>>, around, add);
}

function collectFields(fields: Readonly<Record<string, unknown>>, around: Around, add: Add): void {
  if (!around.secret && isSecretLike(fields, around.isItem, around.depth === 0)) {
    collectSecret(fields, around, add);
    return;
  }
  if ('patch' in fields) collectPatch(fields, around, add);
  const depth = around.depth + 1;
  const { searched } = around;
  // Most fields are plain strings. They share one object, because a fleet has hundreds of thousands of them.
  const ofText = { name: '', secret: false, map: '', depth, isItem: false, searched };
  for (const key in fields) {
    const value = fields[key];
    if (value === null || typeof value === 'boolean' || isShort(value)) continue;
    const name = nameOfField(fields, key, around.name);
    const secret = around.secret || key === GENERATOR;
    const map = around.map || mapOfField(fields, key, name);
    if (typeof value === 'string') {
      ofText.name = name;
      ofText.secret = secret;
      ofText.map = map;
      collectValue(value, ofText, add);
    } else if (key === 'binaryData' && isFields(value)) collectEncodedFields(value, around, add);
    else if (key === GENERATOR && Array.isArray(value)) collectGenerators(value, around, add);
    else collect(value, { name, secret, map, depth, isItem: key === 'items' && isSecretList(fields), searched }, add);
  }
}

/** Collects from the fields of a Secret, except its name and its labels. */
function collectSecret(fields: Readonly<Record<string, unknown>>, around: Around, add: Add): void {
  const inside = { ...around, secret: true };
  const depth = around.depth + 1;
  for (const [key, value] of Object.entries(fields)) {
    if (PUBLIC_FIELDS.has(key)) continue;
    if (key === 'data' && isFields(value)) collectEncodedFields(value, inside, add);
    else if (key !== 'metadata') collect(value, { ...inside, name: key, depth }, add);
    else if (isFields(value) && isFields(value.annotations)) collectAnnotations(value.annotations, { ...around, depth }, add);
  }
}

function collectEncodedFields(fields: Readonly<Record<string, unknown>>, around: Around, add: Add): void {
  const depth = around.depth + 1;
  for (const [name, encoded] of Object.entries(fields)) collectEncoded(name, encoded, { ...around, depth }, add);
}

/** Collects the literals of the generators of Secrets in a kustomization.yaml, and literals that are written as files. */
function collectGenerators(generators: readonly unknown[], around: Around, add: Add): void {
  for (const generator of generators) {
    if (!isFields(generator)) continue;
    collect(generator.literals, { ...around, name: GENERATOR, secret: true, depth: around.depth + 1 }, add);
    for (const file of listOf(generator.files)) {
      const value = plainText(file).slice(plainText(file).indexOf('=') + 1);
      if (extname(value) === '' && looksRandom(value)) add(value);
    }
  }
}

/**
 * Collects secrets from the annotations of a Secret. Its name, labels and annotations are not secret, but an annotation may have a copy of
 * its data.
 */
function collectAnnotations(annotations: Readonly<Record<string, unknown>>, around: Around, add: Add): void {
  for (const [name, value] of Object.entries(annotations)) {
    if (typeof value !== 'string') collect(value, { ...around, name, secret: true }, add);
    else {
      if (looksRandom(value)) add(value);
      collectValue(value, { ...around, name, secret: false }, add);
    }
  }
}

/** The identifying fields of a Secret. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'type', 'immutable']);

function collectEncoded(name: string, encoded: unknown, around: Around, add: Add): void {
  const decoded = typeof encoded === 'string' ? decodedText(encoded) : undefined;
  if (decoded !== undefined) collectValue(decoded, { ...around, name }, add);
  // A text that is not encoded is also a secret.
  if (decoded === undefined || !isReadable(decoded)) collect(encoded, { ...around, name }, add);
}

const isReadable = (text: string): boolean => /^[\t\n\r -~\u00a0-\uffff]*$/.test(text);

/** Returns whether a value is a string that is too short for a secret. */
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length < MIN_LENGTH;

function collectValue(text: string, { name, secret, map, searched }: Around, add: Add): void {
  if (text.length < MIN_LENGTH) return;
  if (secret ? !isHarmless(name, text) : isConfidentialField(name, text) || (map !== '' && isInSecretMap(map, name, text)))
    addSecret(text, secret, add);
  else if (text.length >= MIN_TEXT_LENGTH && !searched.has(text)) {
    if (searched.size < MAX_SEARCHED && text.length <= MAX_SEARCHED_LENGTH) searched.add(text);
    collectText(text, add);
  }
}

const MIN_LENGTH = 6;
const MIN_TEXT_LENGTH = 12;
const MAX_SEARCHED_LENGTH = 200;
const MAX_SEARCHED = 20_000;

/** Adds the value of a secret, its lines, and the secrets in its parts, such as the password of a URL. */
function addSecret(text: string, isOfSecret: boolean, add: Add): void {
  const value = text.trim();
  if (isReference(value)) return;
  if (value.includes('\n')) for (const line of value.split(/[\r\n]+/)) addLine(line.trim(), isOfSecret, add);
  else addValue(value, isOfSecret, add);
  if (value.length >= MIN_TEXT_LENGTH) collectText(value, add);
}

/** Adds a value of one line, the texts that it encodes, and its parts. */
function addValue(value: string, isOfSecret: boolean, add: Add): void {
  add(value);
  for (const decoded of decodedTexts(value)) {
    add(decoded);
    if (decoded.length >= MIN_TEXT_LENGTH) collectText(decoded, add);
  }
  // A replacement of kustomize, or a template, may copy one part.
  for (const mark of isOfSecret ? new Set(value.match(/[^A-Za-z0-9+=]/g)) : [])
    for (const part of value.split(mark)) if (looksRandom(part)) add(part);
  // A literal of a generator.
  const [, assigned] = /^[\w.-]{1,80}=(.{1,4096})$/.exec(value) ?? [];
  if (assigned !== undefined) add(assigned);
  const [, quoted] = /^(["'])(.{1,4096})\1$/.exec(value)?.slice(1) ?? [];
  if (quoted !== undefined) add(quoted);
}

/** Returns the readable texts that a value encodes in base64, hexadecimal digits or the escapes of URLs, which may be nested. */
function decodedTexts(value: string): readonly string[] {
  const texts: string[] = [];
  for (let text = value; texts.length < MAX_NESTED; ) {
    const decoded = [withoutPercentEscapes(text), fromHex(text), fromBase64(text)].find((each) => each !== undefined && isReadable(each));
    if (decoded === undefined) break;
    text = decoded.trim();
    texts.push(text);
  }
  return texts;
}

/** Decodes also the base64 of URLs, which has other characters. */
const fromBase64 = (text: string): string | undefined =>
  text.length >= MIN_ENCODED ? decodedText(text.replaceAll('-', '+').replaceAll('_', '/')) : undefined;

const fromHex = (text: string): string | undefined =>
  text.length >= 2 * MIN_ENCODED && text.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(text) ? Buffer.from(text, 'hex').toString() : undefined;

/** Shorter texts decode to text by chance. */
const MIN_ENCODED = 8;

/** Returns undefined for a text without escapes, or with invalid ones. */
function withoutPercentEscapes(text: string): string | undefined {
  if (!/%[0-9a-fA-F]{2}/.test(text)) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of encodings around a value. */
const MAX_NESTED = 4;

/** Adds the secrets of one line of a secret text. In `key: value`, the value is secret if the key allows it. */
function addLine(line: string, isOfSecret: boolean, add: Add): void {
  if (line.length < MIN_LENGTH || /^(?:-----|#|\/\/)/.test(line)) return;
  const [, key, rest] = /^(?:export )?["'-]{0,2} ?([A-Za-z_][\w.-]{0,80})["']? ?[:=] ?(.*)$/.exec(line) ?? [];
  if (key !== undefined && rest !== undefined) {
    const value = rest
      .replace(/[,;]$/, '')
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim();
    if (isOfSecret ? !isHarmless(key, value) : isConfidentialField(key, value)) add(value);
  } else if (isOfSecret) for (const word of secretWords(line)) add(word);
}

/** Returns the trimmed line, or the words of a line that look like tokens. */
const secretWords = (line: string): readonly string[] =>
  /\s/.test(line)
    ? line.split(/[\s"'<>,;=]+/).filter((word) => !isHarmless('token', word) && /\d/.test(word))
    : [line].filter((word) => !isHarmless('', word));

/**
 * Collects the secrets of a text: assignments, options of programs, logins of netrc and of Docker, fields of XML, passwords in URLs, and
 * tokens.
 */
function collectText(text: string, add: Add): void {
  // Invalid bytes between a name and its value hide nothing from a reader.
  if (text.includes(INVALID)) collectText(text.replaceAll(INVALID, ''), add);
  for (const credential of credentialsIn(text)) add(credential);
  if (text.includes('://')) collectUrls(text, add);
  if (text.includes('jdbc:oracle')) for (const [, password = ''] of text.matchAll(ORACLE_LOGIN)) addPart(password, add);
  if (text.includes('$')) for (const [hash] of text.matchAll(PASSWORD_HASH)) add(hash);
  if (mayHaveOption(text)) for (const secret of secretsInCommand(text)) addPart(secret, add);
  if (text.includes('eyJ')) for (const [token] of text.matchAll(WEB_TOKEN)) add(token);
  if (text.includes('PRIVATE KEY')) collectPrivateKeys(text, add);
  if (text.includes('Secret')) collectEmbedded(text, add);
  collectDecoded(text, add);
  const hinted = linesWithHint(text);
  if (hinted !== '') collectNamed(hinted, text.includes('login'), add);
}

/** The character that replaces bytes that are not UTF-8. */
const INVALID = '\ufffd';

const ORACLE_LOGIN = /jdbc:oracle:[a-z]{1,4}:[\w.$#-]{1,60}\/([^\s@:/]{4,100})@/g;
const PASSWORD_HASH = /\$(?:apr1|2[abxy]|[1567y]|argon2\w{1,2}|pbkdf2[\w-]{0,12})\$[\w./$+=,-]{12,200}/g;
const WEB_TOKEN = /(?<![\w-])eyJ[\w-]{8,400}\.[\w-]{8,4000}(?:\.[\w-]{0,1000})?/g;

function collectPrivateKeys(text: string, add: Add): void {
  for (const [, body = ''] of text.matchAll(PRIVATE_KEY))
    for (const line of body.split(/\s+|\\n/)) if (line.length >= 16 && !line.startsWith('-----')) add(line);
}

const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----([\w+/=\s\\:,-]{0,20000})/g;

/** Collects the secrets of lines with the name of a secret. `hasLogin` is true if the text may have the form of netrc. */
function collectNamed(text: string, hasLogin: boolean, add: Add): void {
  if (text.includes('\\"')) collectText(withoutEscapedQuotes(text), add);
  collectAssignments(text, add);
  if (text.includes('${')) collectDefaults(text, add);
  for (const { pattern, group } of VALUES) for (const match of text.matchAll(pattern)) addPart(match[group] ?? '', add);
  for (const [, key = '', value = ''] of text.matchAll(/([A-Za-z_][\w.-]{0,80})["']?[ \t]{0,4}[:=][ \t]{0,4}([^\n]{1,400})/g))
    if (/passw(?:or)?d$|passphrase$/i.test(key)) addPart(unquoted(value), add);
  if (hasLogin) for (const [, value = ''] of text.matchAll(/(?<![\w-])password[ \t]{1,20}([^\s"',;:=]{4,200})/g)) addPart(value, add);
  for (const [, key = '', value = ''] of text.matchAll(/<([\w.:-]{1,60})(?: [^<>]{0,200})?>([^<>\n]{4,400})</g))
    if (isConfidentialField(key, value.trim())) addPart(value.trim(), add);
  for (const [, login = ''] of text.matchAll(/"auth"\s{0,8}:\s{0,8}"([A-Za-z0-9+/]{8,2000}={0,2})"/g)) collectDockerLogin(login, add);
  for (const [, token = ''] of text.matchAll(/(?<![A-Za-z0-9])(?:Bearer|Basic) {1,4}([\w+/.=~-]{12,1000})/g)) add(token);
}

/** Collects the values that variables of Flux or of a shell have without another one: `${db_password:=value}`. */
function collectDefaults(text: string, add: Add): void {
  for (const after of text.split('${').slice(1)) {
    const end = after.indexOf('}');
    const variable = after.slice(0, Math.max(0, Math.min(end, 500)));
    const [name = ''] = /^\w{1,80}/.exec(variable) ?? [];
    const value = variable.slice(name.length).replace(/^:?[-=]/, '');
    if (name !== '' && isConfidentialField(name, value)) addPart(value, add);
  }
}

/** The forms of values after a fixed name or in a fixed position: in SQL, in the configuration of Redis, and in `.pgpass`. */
const VALUES: readonly { readonly pattern: RegExp; readonly group: number }[] = [
  { pattern: /(?:identified[ \t]{1,4}by|password)[ \t]{1,4}(['"])([^'"\n]{4,200})\1/gi, group: 2 },
  { pattern: /(?:^|\n)[ \t]{0,40}(?:requirepass|masterauth)[ \t]{1,8}["']?([^\s"']{4,200})/g, group: 1 },
  {
    pattern: /(?:^|\n)[ \t]{0,40}[\w.*-]{1,253}:(?:\d{1,5}|\*):[^:\s]{1,63}:[^:\s]{1,63}:([^\s:]{6,200})(?=\n|$)/g,
    group: 1,
  },
];

function collectAssignments(text: string, add: Add): void {
  // A map in flow style may begin after a key.
  for (const part of [text, flowMapsIn(text)])
    for (const { key, value } of assignments(part)) {
      const bare = withoutBrackets(value);
      if (isConfidentialField(key, bare)) addPart(bare, add);
    }
  if (!text.includes('value')) return;
  for (const [, , name = '', , value = ''] of text.matchAll(NAME_AND_VALUE)) if (isConfidentialField(name, value)) addPart(value, add);
}

/** Adds the login of a registry in Docker's form, `user:password` in base64, and the password. */
function collectDockerLogin(login: string, add: Add): void {
  add(login);
  const password = decodedText(login)?.replace(/^[^:]{0,200}:/, '');
  if (password !== undefined) add(password);
}

/** Removes the backslashes before each quote, for JSON inside JSON at any depth. */
const withoutEscapedQuotes = (text: string): string =>
  text
    .split('"')
    .map((part, index, { length }) => (index < length - 1 ? trimEndOf(part, '\\') : part))
    .join('"');

/** Returns the lines with a hint, each with the following lines that may have its value. */
function linesWithHint(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    HINTS.lastIndex = at;
    const hint = HINTS.exec(text);
    if (hint === null) break;
    const start = Math.max(at, text.lastIndexOf('\n', hint.index) + 1);
    let end = hint.index + hint[0].length - 1;
    for (let line = 0; line <= MAX_LINES_TO_VALUE && end !== -1; line++) end = text.indexOf('\n', end + 1);
    if (end === -1) end = text.length;
    parts.push(text.slice(start, end));
    at = end + 1;
  }
  return parts.join('\n');
}

/** Number of lines after a name in which its value may be. */
const MAX_LINES_TO_VALUE = 2;

const flowMapsIn = (text: string): string =>
  text.includes('{') || text.includes('[')
    ? text
        .split('\n')
        .filter((line) => line.includes('{') || line.includes('['))
        .join('\n')
        .replace(/[{[]/g, '\n')
    : '';

function withoutBrackets(value: string): string {
  let end = value.length;
  while (end > 0 && ')}>'.includes(value.charAt(end - 1))) end--;
  return value.slice(0, end);
}

/** Collects from whole Secrets in JSON or YAML, as in the annotation of kubectl, in patches and in values of charts. */
function collectEmbedded(text: string, add: Add): void {
  if (!/^\s{0,20}\{/.test(text) && !(text.includes('\n') && HAS_SECRET.test(text))) return;
  for (const { value } of readYaml(text, '').documents)
    if (isFields(value) && isSecretLike(value, false, true))
      collectFields(value, { name: '', secret: false, map: '', depth: 0, isItem: false, searched: new Set() }, add);
}

/** Collects from a text in base64, for example user data of a machine. */
function collectDecoded(text: string, add: Add): void {
  const decoded = text.length <= MAX_ENCODED_TEXT && BASE64.test(text) ? fromBase64(text) : undefined;
  if (decoded !== undefined && decoded.length >= MIN_TEXT_LENGTH && isReadable(decoded)) collectText(decoded, add);
}

const BASE64 = /^[A-Za-z0-9+/_-]{24,}={0,2}$/;
const MAX_ENCODED_TEXT = 100_000;

/** Collects from a JSON patch of a Secret. Only Secrets have the field `stringData`. */
function collectPatch({ patch, target }: Readonly<Record<string, unknown>>, around: Around, add: Add): void {
  if (typeof patch !== 'string' || !/[dD]ata/.test(patch)) return;
  const isOfSecret = fieldsOf(target).kind === 'Secret';
  for (const operation of readYaml(patch, '').documents.flatMap(({ value }) => listOf(value))) {
    const { path, value } = fieldsOf(operation);
    const [, field = '', name = ''] = /^\/(data|stringData)(?:\/(.*))?$/.exec(plainText(path)) ?? [];
    if (field === 'stringData') collect(value, { ...around, name, secret: true, depth: around.depth + 1 }, add);
    else if (field === 'data' && isOfSecret)
      collectEncodedFields(name === '' ? fieldsOf(value) : { [name]: value }, { ...around, secret: true }, add);
  }
}

/** Collects secrets of URLs: passwords, keys instead of a user name, parameters, and the secret paths of webhooks. */
function collectUrls(text: string, add: Add): void {
  if (text.includes('='))
    for (const [, name = '', value = ''] of text.matchAll(URL_PARAMETER)) if (isConfidentialField(name, value)) addPart(value, add);
  if (text.includes('@')) {
    for (const [, password = ''] of text.matchAll(/:\/\/[^\s/?#:@]{0,200}:([^\s@/]{1,200})@/g)) addPart(password, add);
    for (const [, user = ''] of text.matchAll(/:\/\/([^\s/?#:@]{12,200})@/g)) if (looksRandom(user)) addPart(user, add);
  }
  for (const [, path = ''] of text.matchAll(/\/(?:hooks?|webhooks?|services)\/([\w/!.~-]{12,300})/g))
    for (const part of path.split('/')) if (looksRandom(part)) add(part);
}

const URL_PARAMETER = /[?&;]([A-Za-z_][\w.-]{0,80})=([^\s&;"'#<>]{4,400})/g;

/** Matches `name: DB_PASSWORD` next to `value: ...`, in YAML, JSON and XML. */
const NAME_AND_VALUE =
  /\b(?:name|key)(["']?)[ \t]{0,4}[:=][ \t]{0,4}["']?([\w.-]{1,100})["']?\s{0,4},?\s{0,60}(["']?)value["']?[ \t]{0,4}[:=][ \t]{0,4}["']?([^\s"',<>}]{4,400})/gi;

/** Matches a file that may have a Secret, or a generator of one. */
const HAS_SECRET = /kind["']?\s{0,20}:\s{0,20}["']?Secret(?:List)?\b|secretGenerator|stringData/;

const HINTS =
  /pass|identified|masterauth|:(?:\d{1,5}|\*):|pw|salt|cookie|token|secret|key|auth|bearer|basic |credential|dsn|pwd|connection|webhook|seed/gi;

const unquoted = (value: string): string => {
  const [, quoted] = /^(["'])(.{0,400}?)\1/.exec(value)?.slice(1) ?? [];
  return quoted ?? trimEndOf(value, ' \t\r\n,;');
};

const addPart = (value: string, add: Add): void => {
  if (!isReference(value) && !/^\$[({]|^[<{]/.test(value)) add(value);
};
