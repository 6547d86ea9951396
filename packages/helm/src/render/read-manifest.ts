import { jsonKind } from '../chart/go-decode.ts';
import { readGoYaml } from '../go-yaml.ts';
import { HelmError } from '../helm-error.ts';
import { isTable } from '../value-maps.ts';

/** The fields of a document by which Helm sorts it. */
export interface ManifestHead {
  readonly kind: string;
  readonly name: string;
  readonly annotations: Readonly<Record<string, string>>;
}

/** Reads a document as Helm does before it sends it to Kubernetes. Helm rejects the first document that has no valid head. */
export function readManifest(text: string, path: string): unknown {
  const reading = readGoYaml(text);
  if ('problem' in reading) throw parseError(path, `error converting YAML to JSON: ${reading.problem}`);
  manifestHead(reading.value, path);
  return reading.value;
}

const parseError = (path: string, message: string): HelmError => new HelmError('render', `YAML parse error on ${path}: ${message}`);

/** Returns the kind, the name and the annotations. Like Go, rejects values of another type. */
export function manifestHead(value: unknown, path: string): ManifestHead {
  if (value === null) return { kind: '', name: '', annotations: {} };
  const mismatch = (got: unknown, target: string): HelmError =>
    parseError(path, `error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${jsonKind(got)} into Go ${target}`);
  if (!isTable(value)) throw mismatch(value, 'value of type util.SimpleHead');
  const text = (got: unknown, field: string): string => {
    if (got === undefined || got === null) return '';
    if (typeof got === 'object') throw mismatch(got, `struct field ${field} of type string`);
    return String(got);
  };
  text(value.apiVersion, 'SimpleHead.apiVersion');
  const kind = text(value.kind, 'SimpleHead.kind');
  const metadata = value.metadata ?? {};
  if (!isTable(metadata))
    throw mismatch(
      metadata,
      'struct field SimpleHead.metadata of type struct { Name string "json:\\"name\\""; Annotations map[string]string "json:\\"annotations\\"" }',
    );
  const annotations = metadata.annotations ?? {};
  if (!isTable(annotations)) throw mismatch(annotations, 'struct field .metadata.annotations of type map[string]string');
  return {
    kind,
    name: text(metadata.name, 'SimpleHead.metadata.name'),
    annotations: Object.fromEntries(Object.entries(annotations).map(([key, item]) => [key, text(item, '.metadata.annotations')])),
  };
}

/** Rejects an object that kubectl cannot build. */
export function checkBuildable(object: unknown): void {
  if (object === null) return;
  const refuse = (message: string): HelmError =>
    new HelmError('build', `unable to build kubernetes objects from release manifest: unable to decode "": ${message}`);
  if (!isTable(object)) throw refuse(`json: cannot unmarshal ${jsonKind(object)} into Go value of type map[string]interface {}`);
  if (typeof object.kind !== 'string' || object.kind === '')
    throw refuse(`Object 'Kind' is missing in '${JSON.stringify(sorted(object))}'`);
  const metadata = isTable(object.metadata) ? object.metadata : {};
  for (const field of ['name', 'namespace']) {
    const value = metadata[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw refuse(`json: cannot unmarshal ${jsonKind(value)} into Go struct field ObjectMeta.metadata.${field} of type string`);
    }
  }
  for (const field of ['labels', 'annotations']) {
    for (const value of isTable(metadata[field]) ? Object.values(metadata[field]) : []) {
      if (typeof value === 'string' || value === null) continue;
      throw refuse(`json: cannot unmarshal ${jsonKind(value)} into Go struct field ObjectMeta.metadata.${field} of type string`);
    }
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  return isTable(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, item]) => [key, sorted(item)]),
      )
    : value;
}
