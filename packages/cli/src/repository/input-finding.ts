import type { Finding, Rule } from '@slipway/manifest';
import { inputRules } from './input-rules.ts';

/** Rules about files or folders that are not read. */
type InputRuleId = Exclude<(typeof inputRules)[number]['id'], 'refused-setting'>;

/** Returns the fields that a finding has from its rule. The list must have the rule. */
export function fromRule<Id extends string>(rules: readonly (Rule & { readonly id: Id })[], rule: NoInfer<Id>) {
  const { severity, remedy } = rules.find(({ id }) => id === rule) as Rule;
  return { rule, severity, remedy };
}

/** Returns the finding about a file or folder that is not read. `found` is its size, or the message of the system. */
export function inputFinding(id: InputRuleId, file: string, found: unknown): Finding {
  return {
    ...fromRule(inputRules, id),
    message: messages[id](found),
    file,
    pointer: '',
    ...(typeof found === 'number' ? { value: found } : {}),
    expected: expectations[id],
  };
}

const messages: Readonly<Record<InputRuleId, (found: unknown) => string>> = {
  'unreadable-file': (reason) => `it cannot be read, and nothing of it was checked: ${String(reason)}`,
  'file-too-large': (size) => `the file has ${Math.ceil(Number(size) / 2 ** 20)} MiB, and nothing of it was checked`,
  'input-too-large': (reason) => `reading ${String(reason)}; of this file, and of all that come after it, nothing was checked`,
  'not-text': (byte) => (byte === 'NUL' ? 'the file is not text: it holds NUL bytes' : 'the file is not text in UTF-8'),
  'present-not-read': (reason) => `no object of it is taken to be on the clusters: ${String(reason)}`,
};

const expectations = {
  'unreadable-file': 'a file or folder that the user of this command may read',
  'file-too-large': 'at most 64 MiB',
  'input-too-large': 'at most 1 GiB in all files together',
  'not-text': 'YAML or JSON in UTF-8',
  'present-not-read': 'objects, each with apiVersion, kind and name',
} as const;
