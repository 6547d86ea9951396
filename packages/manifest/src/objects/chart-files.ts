import type { ApiObject, Chart } from 'cdk8s';
import type { Manifest } from './manifest.ts';
import { isApiObject, manifestsOf } from './manifests-of.ts';
import { objectId, objectKey } from './object-id.ts';

/**
 * The objects of a cdk8s chart as the manifests of a unit: the construct `release` becomes `release.yaml`, the
 * construct `server` in `web` becomes `web-server.yaml`. Order and errors are those of {@link manifestsOf}.
 */
export function chartFiles(chart: Chart): Record<string, Manifest> {
  const constructs = chart.node.findAll();
  const files = new Map(constructs.filter(isApiObject).map((object) => [keyOf(object), fileOf(object, chart)]));
  return Object.fromEntries(manifestsOf(chart).map((manifest) => [files.get(objectKey(objectId(manifest))) ?? '', manifest]));
}

const keyOf = ({ apiGroup, kind, name, metadata: { namespace } }: ApiObject): string =>
  objectKey({ group: apiGroup === 'core' ? '' : apiGroup, kind, name, ...(namespace === undefined ? {} : { namespace }) });

const fileOf = (object: ApiObject, chart: Chart): string =>
  `${object.node.path.slice(chart.node.path.length + 1).replaceAll('/', '-')}.yaml`;
