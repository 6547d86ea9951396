import { isProtectedKind, splitApiVersion } from '@slipway/manifest';

/** An object whose deletion takes much more with it than itself. */
export interface ProtectedObject {
  /** `group/Kind/namespace/name`: stays the same when the object moves to another file. */
  readonly key: string;
  /** `Kind/namespace/name`, as findings print it. */
  readonly description: string;
}

/**
 * The protected objects, composite resources of `compositeGroups` among them, in the text of a YAML or JSON file. Reads the top of each document line by line instead of parsing: old
 * branches may hold anything. What looks protected but has no readable name counts, as name `?`.
 */
export const protectedObjects = (text: string, compositeGroups: ReadonlySet<string>): ProtectedObject[] =>
  text.split(/^---(?=\s|$).*$/m).flatMap((document) => {
    const { apiVersion, kind, name, namespace } = readHead(document);
    if (kind === undefined) return [];
    const { group } = splitApiVersion(apiVersion ?? '');
    const ofFlux = name === 'flux-system' && namespace === 'flux-system';
    if (!ofFlux && !compositeGroups.has(group) && !isProtectedKind(group, kind)) return [];
    const shown = name ?? '?';
    return [
      {
        key: [group, kind, namespace ?? '', shown].join('/'),
        description: [kind, namespace, shown].filter((part) => part !== undefined).join('/'),
      },
    ];
  });

interface Head {
  readonly apiVersion?: string | undefined;
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
}

function readHead(document: string): Head {
  return document.trimStart().startsWith('{') ? readJsonHead(document) : readBlockHead(document);
}

function readBlockHead(document: string): Head {
  const top = (key: string): string | undefined => scalar(new RegExp(`^${key}:[ \\t]+(.+)$`, 'm').exec(document)?.[1]);
  const block = /^metadata:[ \t]*\r?\n((?:(?:[ \t]+.*|[ \t]*#.*|[ \t]*)(?:\r?\n|$))*)/m.exec(document)?.[1] ?? '';
  const indent = /^([ \t]+)[^\s#]/m.exec(block)?.[1] ?? '  ';
  const field = (key: string): string | undefined => scalar(new RegExp(`^${indent}${key}:[ \\t]+(.+)$`, 'm').exec(block)?.[1]);
  return { apiVersion: top('apiVersion'), kind: top('kind'), name: field('name'), namespace: field('namespace') };
}

function readJsonHead(document: string): Head {
  try {
    const { apiVersion, kind, metadata } = JSON.parse(document) as Head & { metadata?: Head };
    return { apiVersion, kind, name: metadata?.name, namespace: metadata?.namespace };
  } catch {
    // YAML in flow style: enough is read to know that it may not go unseen.
    const value = (key: string): string | undefined => scalar(new RegExp(`["']?\\b${key}["']?\\s*:\\s*([^,}\\s]+)`).exec(document)?.[1]);
    return { apiVersion: value('apiVersion'), kind: value('kind'), name: value('name'), namespace: value('namespace') };
  }
}

const scalar = (text: string | undefined): string | undefined =>
  text
    ?.replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
