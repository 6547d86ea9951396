import type { Finding } from '../../findings/finding.ts';
import type { Rule } from '../../findings/rule.gen.ts';

const MEASURED = 'Measured with the libraries of kustomize-controller 1.9.4.';

/** The rules of the YAML reader; see `readYaml`. */
export const yamlRules = [
  {
    id: 'yaml-syntax',
    severity: 'reject',
    summary: 'The document is not YAML that Flux can read',
    why: `kustomize-controller fails the whole Kustomization when one file does not parse. ${MEASURED}`,
    remedy: 'fix the text at this position',
  },
  {
    id: 'duplicate-key',
    severity: 'reject',
    summary: 'A map has the same key twice',
    why: `go-yaml v3 refuses the document: "mapping key already defined". ${MEASURED}`,
    remedy: 'remove one of the two',
  },
  {
    id: 'non-string-key',
    severity: 'reject',
    summary: 'A map key is a number, a boolean, null, a date or a collection',
    why: `Kubernetes objects are JSON, whose keys are text; kustomize fails on any other key. ${MEASURED}`,
    remedy: 'quote the key',
  },
  {
    id: 'unknown-tag',
    severity: 'lossy',
    summary: 'A tag means nothing to Kubernetes',
    why: `Flux drops tags such as !Ref and keeps the bare value; a YAML tag that contradicts its value fails the build. ${MEASURED}`,
    remedy: 'remove the tag and write the value that is meant',
  },
  {
    id: 'merge-key',
    severity: 'advice',
    summary: 'A map is completed by a merge key',
    why: `YAML 1.2 has no merge keys: Flux expands them, other readers keep a field named <<. ${MEASURED}`,
    remedy: 'write the merged fields out',
  },
  {
    id: 'alias-bomb',
    severity: 'reject',
    summary: 'Aliases make the document far larger than its text',
    why: 'go-yaml refuses documents of which too large a share comes from aliases ("document contains excessive aliasing").',
    remedy: 'write the values out',
  },
  {
    id: 'too-deep',
    severity: 'reject',
    summary: 'Maps and lists are nested too deeply',
    why: 'No Kubernetes schema nests deeper; such input only exhausts readers.',
    remedy: 'flatten the value',
  },
  {
    id: 'too-large',
    severity: 'reject',
    summary: 'A document is longer than any object that a server takes',
    why: 'kube-apiserver refuses requests of more than 3 MiB ("Request entity too large: limit is 3145728"), and etcd what is more than 1.5 MiB; more than 4 MiB of YAML is not read.',
    remedy: 'write the items of a List as documents of their own, or keep the data elsewhere',
  },
  {
    id: 'too-many-documents',
    severity: 'reject',
    summary: 'A file has more documents, or more mistakes, than are read',
    why: 'An untrusted repository must not exhaust the machine that checks it. No more than 100,000 documents of a file are read, and no more than 10,000 mistakes in their YAML are reported, 2,000 of one document.',
    remedy: 'divide the file',
  },
  {
    id: 'retyped-scalar',
    severity: 'risk',
    summary: 'An unquoted date is turned into a timestamp',
    why: `kustomize writes it back in RFC 3339: 2025-01-01 reaches the cluster as "2025-01-01T00:00:00Z". ${MEASURED}`,
    remedy: 'quote the date',
  },
  {
    id: 'empty-between-brackets',
    severity: 'risk',
    summary: 'A value is missing between brackets or braces',
    why: `YAML has null there, but kustomize writes it in quotes: \`{a: }\` reaches the cluster as \`{"a": ""}\`. ${MEASURED}`,
    remedy: 'write null or "", whichever is meant',
  },
  {
    id: 'rounded-integer',
    severity: 'lossy',
    summary: 'An integer is too large for 64 bits',
    why: `Integers beyond int64 become floating-point numbers and lose digits. ${MEASURED}`,
    remedy: 'quote the number, or write a smaller one',
  },
  {
    id: 'non-finite-number',
    severity: 'reject',
    summary: 'A number is infinite or not a number',
    why: `JSON has no such value: the build fails with "json: unsupported value". ${MEASURED}`,
    remedy: 'write a finite number, or quote the text',
  },
  {
    id: 'foreign-line-break',
    severity: 'lossy',
    summary: 'The text holds a bare NEL, line separator or paragraph separator character',
    why: `go-yaml takes U+0085, U+2028 and U+2029 for line ends, also within quotes: it folds them to a space or fails. ${MEASURED}`,
    remedy: 'remove U+0085; write the others as an escape in double quotes',
  },
  {
    id: 'refused-character',
    severity: 'reject',
    summary: 'Text holds an escaped character that Flux does not keep',
    why: `kustomize writes U+007F to U+009F, U+FFFE and U+FFFF without escapes when it prints the object, and its next reader fails ("control characters are not allowed") or, for U+0085, makes a space of it. ${MEASURED}`,
    remedy: 'remove the character, or encode the text, as base64 for instance',
  },
  {
    id: 'dropped-key',
    severity: 'lossy',
    summary: 'A quoted key << is dropped with its value',
    why: `kustomize takes the key for a merge key when it prints the object, although the quotes make it a string. ${MEASURED}`,
    remedy: 'use another key',
  },
] as const satisfies readonly Rule[];

/** The id of a rule of the YAML reader. */
export type YamlRuleId = (typeof yamlRules)[number]['id'];

/** Returns the texts that all findings of a rule share. */
export function yamlRule(id: YamlRuleId): Pick<Finding, 'rule' | 'severity' | 'remedy'> & { readonly summary: string } {
  const rule = yamlRules.find((each) => each.id === id) as Rule;
  return { rule: rule.id, severity: rule.severity, remedy: rule.remedy, summary: rule.summary };
}
