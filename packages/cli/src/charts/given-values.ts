import { HelmError, mergeMaps, readValuesFile, SetProblem, setValues, type Values } from '@slipway/helm';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { readNamedText } from '../repository/read-named-text.ts';

/** Values that the command line gives, in the options of Helm. */
export interface GivenValues {
  readonly values?: readonly string[];
  readonly set?: readonly string[];
  readonly setString?: readonly string[];
  readonly setJson?: readonly string[];
  readonly setLiteral?: readonly string[];
  readonly setFile?: readonly string[];
}

/**
 * Merges the values of the command line in the order of Helm: files, JSON, typed values, strings, texts of files, literal texts. Adds the
 * text of each file to `texts`.
 */
export async function givenValues(context: VerbContext, given: GivenValues, texts: string[]): Promise<Values> {
  const read = async (file: string): Promise<string> => {
    const text = await readNamedText(context, file);
    texts.push(text);
    return text;
  };
  let values: Values = {};
  for (const file of given.values ?? []) values = mergeMaps(values, valuesIn(file, await read(file)));
  for (const text of given.setJson ?? []) values = withJson(text, values);
  for (const text of given.set ?? []) apply('--set', text, () => setValues(text, values));
  for (const text of given.setString ?? []) apply('--set-string', text, () => setValues(text, values, 'string'));
  for (const option of given.setFile ?? []) {
    const [path, file] = parts('--set-file', option);
    const text = await read(file);
    apply('--set-file', option, () => setValues(`${path}=${literal(text)}`, values, 'string'));
  }
  for (const option of given.setLiteral ?? []) {
    const [path, text] = parts('--set-literal', option);
    apply('--set-literal', option, () => setValues(`${path}=${literal(text)}`, values, 'string'));
  }
  return values;
}

/** Merges the values of a JSON object. */
function withJson(text: string, values: Values): Values {
  if (!text.trim().startsWith('{')) {
    apply('--set-json', text, () => setValues(text, values, 'json'));
    return values;
  }
  try {
    return mergeMaps(values, JSON.parse(text) as Values);
  } catch {
    throw usageFailure(`--set-json ${text}: the text is not JSON.`);
  }
}

const literal = (text: string): string => text.replace(/[\\,{}]/g, '\\$&');

function parts(option: string, text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 0) throw usageFailure(`${option} ${text}: write PATH=VALUE.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function apply(option: string, text: string, set: () => void): void {
  try {
    set();
  } catch (error) {
    if (error instanceof SetProblem) throw usageFailure(`${option} ${text}: ${error.message}.`);
    throw error;
  }
}

function valuesIn(file: string, text: string): Values {
  try {
    return readValuesFile(text);
  } catch (error) {
    if (error instanceof HelmError) throw usageFailure(`${file}: ${error.message}.`);
    throw error;
  }
}
