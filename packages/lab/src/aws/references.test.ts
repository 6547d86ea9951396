import { findSchema, listKinds } from '@slipway/kube-models';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from './model/json.ts';
import { type KindKey, kindKey, MANAGED_GROUP } from './model/managed-resource.ts';
import { REFERENCES } from './references.ts';

/** Returns the paths of the reference fields below `spec.forProvider` of a kind: those with a name and a policy. */
function referenceFields(schema: unknown, path = ''): readonly string[] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property)) return [];
    const inner = isObject(property.items) ? property.items : property;
    const fields = (isObject(inner.properties) ? inner.properties : {}) as JsonObject;
    if (/Refs?$/.test(name) && fields.policy) return [`${path}${name}`];
    return /Selector$/.test(name) ? [] : referenceFields(inner, `${path}${name}${property.items ? '[*]' : ''}.`);
  });
}

const managed = listKinds().filter(({ group }) => group.endsWith(MANAGED_GROUP));

function forProvider(apiVersion: string, kind: string): unknown {
  const steps = ['spec', 'forProvider'];
  return steps.reduce<unknown>(
    (schema, step) => (isObject(schema) && isObject(schema.properties) ? schema.properties[step] : undefined),
    findSchema(apiVersion, kind)?.schema,
  );
}

describe('the table of references', () => {
  it('has every reference of every managed kind, and no other', () => {
    for (const { group, version, kind } of managed) {
      const apiVersion = `${group}/${version}`;
      const key = kindKey({ apiVersion, kind });
      const inTable = Object.entries(REFERENCES[key] ?? {}).map(([path, [, , field]]) => {
        const parent = path.slice(0, path.lastIndexOf('.') + 1);
        return `${parent}${field ?? `${path.slice(parent.length)}Ref`}`;
      });
      expect(inTable.toSorted(), key).toEqual(referenceFields(forProvider(apiVersion, kind)).toSorted());
    }
  });

  it('is about kinds that are managed', () => {
    const keys = managed.map(({ group, version, kind }) => kindKey({ apiVersion: `${group}/${version}`, kind }));
    expect(Object.keys(REFERENCES).filter((key) => !keys.includes(key as KindKey))).toEqual([]);
  });
});
