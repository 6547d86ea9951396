import { type Finding, readYaml } from '@slipway/manifest';
import { asHidden, asShown, createQuoteSearch, holdsSecret, mentionsSecret, withoutSecretsOf } from '@slipway/validate';

/**
 * A finding whose words may come from any object of a file, as it may be shown: what is secret in the file is not in it. `text` is the
 * content of the file, when there is one.
 */
export function shownFinding(finding: Finding, text: string | undefined): Finding {
  if (NAMING_RULES.has(finding.rule)) return finding;
  const secrets = text === undefined ? undefined : secretsOf(text);
  if (text === undefined || secrets === undefined) return finding;
  if (!secrets.isRead && quotes(finding, text)) return asHidden(finding);
  const own = documentAt(secrets.documents, finding.line);
  // Only a finding that may quote a secret of another document is compared with each of them.
  if (own !== undefined && !secrets.mayQuote(finding)) return own.holdsSecret ? asShown(finding, own.value) : finding;
  secrets.comparisons += secrets.documents.length;
  if (secrets.comparisons > MAX_COMPARISONS) return asHidden(finding);
  return secrets.documents.reduce<Finding>((shown, document) => {
    if (!document.holdsSecret) return shown;
    return own === undefined || own === document ? asShown(shown, document.value) : withoutSecretsOf(shown, document.value);
  }, finding);
}

/** Rules whose texts contain names of objects and fields only. */
const NAMING_RULES: ReadonlySet<string> = new Set(['applied-twice', 'encrypted-values', 'secret-created-twice']);

/** Comparisons of a finding with a document, for one text. Findings after that many are hidden. */
const MAX_COMPARISONS = 1_000_000;

/** What is secret in a text. */
interface Secrets {
  /** Whether all of the text could be read. */
  readonly isRead: boolean;
  readonly documents: readonly ReadDocument[];
  /** Whether a finding may quote what is secret in one of the documents. */
  readonly mayQuote: (finding: Finding) => boolean;
  /** How many comparisons of a finding with a document were made. */
  comparisons: number;
}

interface ReadDocument {
  readonly value: unknown;
  readonly holdsSecret: boolean;
  /** From 1. */
  readonly line: number;
}

/** Returns the document that a line is in. Returns undefined when it cannot be determined and may be any document. */
function documentAt(documents: readonly ReadDocument[], line: number | undefined): ReadDocument | undefined {
  if (line === undefined) return undefined;
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as ReadDocument).line <= line) low = middle + 1;
    else high = middle;
  }
  return documents[low - 1];
}

/** Undefined of a text without any. Many findings are of a few files, each of which is looked through once. */
function secretsOf(text: string): Secrets | undefined {
  if (KNOWN.has(text)) return KNOWN.get(text);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const secrets = mentionsSecret(text) ? readSecrets(text) : undefined;
  KNOWN.set(text, secrets);
  return secrets;
}

const KNOWN = new Map<string, Secrets | undefined>();
const MOST_KNOWN = 100;

function readSecrets(text: string): Secrets {
  const { documents, findings } = readYaml(text, '');
  const read = documents.map((document) => ({
    value: document.value,
    holdsSecret: holdsSecret(document.value),
    line: document.positionOf('').line,
  }));
  const values = read.flatMap(({ value, holdsSecret: holds }) => (holds && typeof value === 'object' && value !== null ? [value] : []));
  return { isRead: findings.length === 0, documents: read, mayQuote: createQuoteSearch(values), comparisons: 0 };
}

/** Whether a message about a text that does not parse repeats a part of it. */
const quotes = ({ message }: Finding, text: string): boolean =>
  [...message.matchAll(/"([^"]{4,})"|'([^']{4,})'|`([^`]{4,})`/g)].some((match) => text.includes(match[1] ?? match[2] ?? match[3] ?? ''));
