import type { Finding, Rule } from '@slipway/manifest';
import type { DocumentVerdict, SkippedDocument } from '@slipway/validate';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import type { ExitCode } from './exit-code.ts';
import type { Paint } from './paint.ts';
import type { StatedSetting } from './settings-part.ts';

/** What a verb found out and did; how it looks is decided by `--output`. */
export interface VerbReport {
  /** Files relative to the working directory, as everything that is printed. */
  readonly findings: readonly Finding[];
  /** Members of the JSON document in addition to `findings`. By convention, `summary` comes first. */
  readonly json: () => Readonly<Record<string, unknown>>;
  /** What people read after the findings; without a line break at the end. */
  readonly text: (paint: Paint) => string;
  /** Findings and all else for people, by a verb that arranges them itself; `text` is not printed then. */
  readonly page?: (paint: Paint) => string;
  /** Whether `text` and `page` say nothing of the input but numbers, so that no secret can be in them. @default false */
  readonly showsNumbersOnly?: boolean;
  /** Whether `json` and `yaml` give objects as they are applied, plain Secrets included. */
  readonly showsObjects?: true;
  /** A stream of YAML documents, for verbs that give objects. */
  readonly yaml?: () => string;
  /** Objects that `json` gives as one array. Findings go to standard error then, and with `text` and `yaml`, too. */
  readonly documents?: () => readonly unknown[];
  /** A comment of a pull request. */
  readonly markdown?: () => string;
  /** What a SARIF report has instead of `findings`, and why that is not all. */
  readonly sarif?: () => { readonly findings: readonly Finding[]; readonly failures: readonly string[] };
  /** A page for a browser. */
  readonly html?: () => string;
  /** The lines of a file that findings are in: people are shown the one that a finding is about. */
  readonly linesOf?: (file: string) => ShownLines;
  /** The documents that were checked and those that were not, for reports of build servers. */
  readonly checked?: CheckedDocuments;
  /** The rules that the findings may name, for reports that describe them. */
  readonly rules?: readonly Rule[];
  /** Settings of the repository that count for this answer. @default none */
  readonly settings?: readonly StatedSetting[];
  /** Follows from `findings` when absent. */
  readonly exitCode?: ExitCode;
}

/** Verdicts and what was left out, files relative to the working directory. */
export interface CheckedDocuments {
  /** The verb that checked them. @default check */
  readonly verb?: string;
  readonly verdicts: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
}
