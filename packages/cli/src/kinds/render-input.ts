import type { JsonObject } from '@slipway/compose';
import { type Budget, type Finding, fieldsOf, isFields, readYaml, textOf, type YamlDocument } from '@slipway/manifest';
import type { SecretValues } from '@slipway/validate/secret-values';
import { fromRule } from '../repository/input-finding.ts';
import { readInput } from '../repository/read-input.ts';
import { type RenderRuleId, renderRules } from './render-rules.ts';

/** An object and the position that it was read from. */
export interface ReadObject {
  readonly file: string;
  readonly object: JsonObject;
  readonly document: YamlDocument;
}

/** Reads the files of a render, and collects all problems. */
export class RenderFiles {
  readonly findings: Finding[] = [];
  private readonly cwd: string;
  private readonly budget: Budget;
  private readonly secrets: SecretValues;

  constructor({ cwd, budget, secrets }: { readonly cwd: string; readonly budget: Budget; readonly secrets: SecretValues }) {
    this.cwd = cwd;
    this.budget = budget;
    this.secrets = secrets;
  }

  /** Returns the objects of files or directories. */
  objects(paths: readonly string[] | undefined): readonly ReadObject[] {
    if (paths === undefined || paths.length === 0) return [];
    const { texts, findings } = readInput(paths, this.cwd, this.budget);
    this.findings.push(...findings);
    return [...texts].flatMap(([file, text]) => this.documents(text, file).flatMap((document) => this.objectOf(file, document) ?? []));
  }

  /** Returns the only object of a file. `expected` is its name in messages. */
  one(path: string, expected: string): ReadObject | undefined {
    const before = this.findings.length;
    const [object, ...others] = this.objects([path]);
    if (object === undefined && this.findings.length === before) {
      this.report('render-input', { file: path, message: `the file has no ${expected}`, expected: `one ${expected}` });
    }
    for (const other of others) {
      this.report('render-input', {
        ...at(other),
        message: `the file has another object after its ${expected}`,
        expected: `one ${expected}`,
      });
    }
    return object;
  }

  /** Returns the first value of a file, which may be of any type. */
  value(path: string): unknown {
    const { texts, findings } = readInput([path], this.cwd, this.budget);
    this.findings.push(...findings);
    for (const [file, text] of texts) {
      const [document] = this.documents(text, file);
      if (document !== undefined) return document.value;
    }
    return null;
  }

  /** Returns the documents of a text. Its secrets are masked in what is printed. */
  documents(text: string, file: string): readonly YamlDocument[] {
    const { documents, findings } = readYaml(text, file);
    this.findings.push(...findings);
    this.secrets.addLater(({ addObject, addFile }) => {
      if (findings.length > 0) addFile(text);
      for (const { value } of documents) addObject(value);
    });
    return documents;
  }

  report(rule: RenderRuleId, problem: Omit<Finding, 'rule' | 'severity' | 'remedy' | 'pointer'> & { readonly pointer?: string }): void {
    this.findings.push({ ...fromRule(renderRules, rule), pointer: '', ...problem });
  }

  private objectOf(file: string, document: YamlDocument): ReadObject | undefined {
    const { value } = document;
    const read = { file, object: isFields(value) ? value : {}, document };
    const missing = ['apiVersion', 'kind'].filter((name) => textOf(read.object[name]) === '');
    if (textOf(fieldsOf(read.object.metadata).name) === '') missing.push('metadata.name');
    if (missing.length === 0) return read;
    this.report('render-input', {
      ...at(read),
      message: `the document has no ${missing.join(', ')}`,
      expected: 'an object of Kubernetes with apiVersion, kind and metadata.name',
    });
    return undefined;
  }
}

/** Returns the position of a field in its file. */
export function at({ file, document }: ReadObject, pointer = ''): Pick<Finding, 'file' | 'line' | 'column' | 'pointer'> {
  const { line, column } = document.positionOf(pointer);
  return { file, line, column, pointer };
}
