import { below, buildPointer, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const KINDS = [
  ['ExternalSecret', ['spec', 'target', 'template', 'data']],
  ['ClusterExternalSecret', ['spec', 'externalSecretSpec', 'target', 'template', 'data']],
  ['PushSecret', ['spec', 'template', 'data']],
] as const;

/** Reports templates of external-secrets that read a key with a dash as a field. Go templates refuse such a name. */
export function* secretTemplates(cluster: Cluster): Generator<FleetProblem> {
  for (const [kind, path] of KINDS)
    for (const about of cluster.activeOf('external-secrets.io', kind))
      for (const [key, text] of Object.entries(below(about.object, ...path))) {
        cluster.spend(textOf(text).length);
        const field = dashedField(textOf(text));
        if (field !== undefined)
          yield problemOf('secret-template-not-valid', about, {
            pointer: buildPointer([...path, key]),
            message: `${objectText(about.object)} reads .${field} in the template of ${key}, and Go templates refuse a field with a dash`,
            expected: `{{ index . "${field}" }}, or a key without a dash`,
          });
      }
}

/** Returns the first field with a dash in the actions of a Go template. Texts in quotes are no fields. */
function dashedField(template: string): string | undefined {
  for (const [, action = ''] of template.matchAll(/\{\{-?([^{}"'`/]{0,500})/g)) {
    const word = action.split(/[\s()|]+/).find((each) => /^\.[A-Za-z_]/.test(each) && /\w-\w/.test(each));
    if (word !== undefined) return word.slice(1);
  }
  return undefined;
}
