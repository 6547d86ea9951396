import type { KindSchema, Scope, Subresources } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import type { DefinedKinds } from './defined-kinds.ts';
import { listAt, type Problems, problemsOf, recordAt, textAt } from './problems.ts';
import { schemaAt } from './schema-at.ts';
import { stripDescriptions } from './strip-descriptions.ts';

/** Returns the served versions of an apiextensions.k8s.io CustomResourceDefinition. */
export function crdKinds(crd: Readonly<Record<string, unknown>>, file: string): DefinedKinds {
  const problems = problemsOf(crd, file);
  const spec = recordAt(problems, crd, 'spec', '');
  if (problems.findings.length > 0) return { kinds: [], findings: problems.findings };

  const names = recordAt(problems, spec, 'names', '/spec');
  const common = {
    group: textAt(problems, spec, 'group', '/spec'),
    kind: textAt(problems, names, 'kind', '/spec/names'),
    plural: textAt(problems, names, 'plural', '/spec/names'),
    scope: scopeOf(problems, spec.scope),
  };
  const kinds = listAt(problems, spec, 'versions', '/spec').flatMap((version, index) => {
    if (isFields(version) && version.served === false) return [];
    return [versionSchema(problems, common, version, `/spec/versions/${index}`)];
  });
  return { kinds: problems.findings.length > 0 ? [] : kinds, findings: problems.findings };
}

type Common = Pick<KindSchema, 'group' | 'kind' | 'plural' | 'scope'>;

function versionSchema(problems: Problems, { group, kind, plural, scope }: Common, version: unknown, pointer: string): KindSchema {
  const name = textAt(problems, version, 'name', pointer);
  const holder = recordAt(problems, version, 'schema', pointer);
  const schema = schemaAt(problems, holder, 'openAPIV3Schema', `${pointer}/schema`);
  const fields = isFields(version) ? version : {};
  return {
    group,
    version: name,
    kind,
    plural,
    scope,
    origin: 'crd',
    ...(fields.storage === true ? { storage: true } : {}),
    ...(fields.deprecated === true ? { deprecated: true } : {}),
    ...(isFields(fields.subresources) ? { subresources: fields.subresources as Subresources } : {}),
    schema: stripDescriptions(schema),
  };
}

function scopeOf(problems: Problems, scope: unknown): Scope {
  if (scope === 'Namespaced' || scope === 'Cluster') return scope;
  problems.add('/spec/scope', 'Namespaced or Cluster', scope);
  return 'Namespaced';
}
