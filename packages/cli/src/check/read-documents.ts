import { type Finding, yamlRules } from '@slipway/manifest';
import { type DocumentVerdict, type SkippedDocument, type TextOptions, type Validator, validateTexts } from '@slipway/validate';

/** Documents as written, in contrast to the objects that are built from them. */
export interface WrittenDocuments {
  /** What YAML readers reject or change in files of builds. Other files may be templates, which are not read as YAML. */
  readonly findings: readonly Finding[];
  /** Objects in files that no build reads. */
  readonly notApplied: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
}

/** Reads the documents of `texts` without checking them. `isBuilt` returns whether a build of the fleet read a file. */
export function readDocuments(
  texts: ReadonlyMap<string, string>,
  isBuilt: (file: string) => boolean,
  options: TextOptions,
): WrittenDocuments {
  const { verdicts, skipped, findings } = validateTexts(ACCEPTING, texts, {
    ...options,
    foreign: true,
    whole: false,
    isChecked: (file) => !isBuilt(file),
  });
  const unread = new Set(findings.flatMap(({ rule, file }) => (rule === 'yaml-syntax' && !isBuilt(file) ? [file] : [])));
  return {
    findings: findings.filter(({ rule, file }) => isBuilt(file) && READER.has(rule)),
    notApplied: verdicts.filter(({ kind }) => kind !== undefined),
    skipped: [
      ...skipped.filter(({ file }) => !isBuilt(file)),
      ...[...unread].map((file): SkippedDocument => ({ file, reason: 'not-yaml' })),
    ],
  };
}

/** Accepts every object, because objects are checked as clusters get them. */
const ACCEPTING: Validator = {
  check: (object) => {
    const { apiVersion, kind, metadata } = (object ?? {}) as Readonly<Record<string, unknown>>;
    const { name, namespace } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
    return {
      verdict: 'accept',
      ...textField('apiVersion', apiVersion),
      ...textField('kind', kind),
      ...textField('name', name),
      ...textField('namespace', namespace),
      findings: [],
    };
  },
};

const textField = (key: string, value: unknown): Readonly<Record<string, string>> => (typeof value === 'string' ? { [key]: value } : {});

/** Rules of YAML readers. */
const READER: ReadonlySet<string> = new Set(yamlRules.map(({ id }) => id));
