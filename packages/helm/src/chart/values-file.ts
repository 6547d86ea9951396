import { readGoYaml } from '../go-yaml.ts';
import { loadError } from '../helm-error.ts';
import { isTable, mergeMaps, type Values } from '../value-maps.ts';
import { jsonKind } from './go-decode.ts';

/** Reads a values file and merges its documents. Helm does so for values.yaml of a chart and for files of the command line. */
export function readValuesFile(text: string): Values {
  let values: Values = {};
  for (const document of valueDocuments(text)) {
    const reading = readGoYaml(document);
    if ('problem' in reading) throw loadError(`cannot unmarshal yaml document: error converting YAML to JSON: ${reading.problem}`);
    const { value } = reading;
    if (value === null) continue;
    if (!isTable(value)) {
      throw loadError(
        `cannot unmarshal yaml document: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${jsonKind(value)} into Go value of type map[string]interface {}`,
      );
    }
    values = mergeMaps(values, value);
  }
  return values;
}

/** Splits at lines that begin with `---`. Only a comment may follow on such a line. */
function valueDocuments(text: string): readonly string[] {
  if (!text.includes('---')) return text === '' ? [] : [text];
  const documents: string[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('---')) {
      const rest = line.slice(3).trim();
      if (rest !== '' && !rest.startsWith('#')) {
        throw loadError(`error reading yaml document: invalid Yaml document separator: ${rest}`);
      }
      if (lines.length > 0) {
        documents.push(lines.join('\n'));
        lines = [];
        continue;
      }
    }
    lines.push(line);
  }
  if (lines.length > 0) documents.push(lines.join('\n'));
  return documents;
}
