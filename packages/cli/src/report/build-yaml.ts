import { applyPolicy, type FleetKustomization } from '@slipway/flux-build';
import { type Manifest, objectId, objectKey, onOneLine, printable } from '@slipway/manifest';
import { printableYaml } from './printable-yaml.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the objects as a stream of documents, each below a comment that names its Flux Kustomization. An object that is applied only if
 * it is missing, or never, is left out when another Flux Kustomization applies it to that cluster. The cluster then keeps the object of the
 * other one.
 */
export function buildYaml(kustomizations: readonly FleetKustomization[]): string {
  const applied = new Set(kustomizations.flatMap((each) => objectsOf(each).filter(isApplied(each)).map(placeOn(each))));
  return kustomizations
    .flatMap((each) => [errorOf(each), ...objectsOf(each).filter(isKeptThere(each, applied)).map(documentOf(each))])
    .join('');
}

const objectsOf = ({ objects = [] }: FleetKustomization): readonly Fields[] => objects.map(({ object }) => object);

const isApplied =
  ({ spec }: FleetKustomization) =>
  (object: Fields): boolean =>
    applyPolicy(object, spec).apply === 'always';

const placeOn =
  ({ appliesTo }: FleetKustomization) =>
  (object: Fields): string =>
    `${appliesTo} ${objectKey(objectId(object as unknown as Manifest))}`;

const isKeptThere =
  (each: FleetKustomization, applied: ReadonlySet<string>) =>
  (object: Fields): boolean =>
    isApplied(each)(object) || !applied.has(placeOn(each)(object));

/** Returns a comment of one line, which may contain any names. */
const title = ({ cluster, namespace, name }: FleetKustomization): string => `# ${printable(`${cluster} ${namespace}/${name}`)}`;

/** Returns why the output is empty or incomplete. */
function errorOf(each: FleetKustomization): string {
  const messages = [each.error, ...(each.unresolved ?? []).map(({ problem }) => problem)].flatMap((problem) => problem?.message ?? []);
  const held = each.suspendedBy === undefined ? [] : [`suspended by ${each.suspendedBy}`];
  return [...messages, ...held].map((message) => `${title(each)}: ${printable(onOneLine(message))}\n`).join('');
}

const documentOf =
  (each: FleetKustomization) =>
  (object: Fields): string =>
    `---\n${title(each)}\n${printableYaml(inUsualOrder(object))}`;

function inUsualOrder({ apiVersion, kind, metadata, ...rest }: Fields): Fields {
  const others = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return { apiVersion, kind, metadata, ...Object.fromEntries(others) };
}
