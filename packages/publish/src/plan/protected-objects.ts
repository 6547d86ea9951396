import { isProtectedKind, splitApiVersion } from '@slipway/manifest';

/** An object whose deletion also deletes other objects or data. */
export interface ProtectedObject {
  /** `group/Kind/namespace/name`: does not change when the object moves to another file. */
  readonly key: string;
  /** `Kind/namespace/name`, as findings print it. */
  readonly description: string;
}

/**
 * Finds the protected objects in the text of a YAML or JSON file, with composite resources of `compositeGroups`. A protected object without
 * a readable name has the name `?`.
 */
export const protectedObjects = (text: string, compositeGroups: ReadonlySet<string>): ProtectedObject[] =>
  objectsIn(text).filter(({ group, kind, description }) => {
    const ofFlux = description === `${kind}/flux-system/flux-system`;
    return ofFlux || compositeGroups.has(group) || isProtectedKind(group, kind);
  });

/** Finds the objects in a text. Reads the top of each document line by line instead of parsing, because old branches may have any content. */
export const objectsIn = (text: string): readonly (ProtectedObject & { readonly group: string; readonly kind: string })[] =>
  documentsOf(text).flatMap((document) => {
    const { apiVersion, kind, name, namespace } = readHead(document);
    if (kind === undefined) return [];
    const { group } = splitApiVersion(apiVersion ?? '');
    const shown = name ?? '?';
    return [
      {
        group,
        kind,
        key: [group, kind, namespace ?? '', shown].join('/'),
        description: [kind, namespace, shown].filter((part) => part !== undefined).join('/'),
      },
    ];
  });

/** Splits documents at lines that begin with `---`. */
function documentsOf(text: string): readonly string[] {
  const documents: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (/^---(?:\s|$)/.test(line)) documents.push([]);
    else documents.at(-1)?.push(line);
  }
  return documents.map((lines) => lines.join('\n'));
}

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
  const lines = document.split(/\r?\n/);
  const metadata = lines.findIndex((line) => /^metadata:[ \t]*$/.test(line));
  const end = lines.findIndex((line, index) => index > metadata && !/^(?:[ \t#]|$)/.test(line));
  const block = metadata < 0 ? [] : lines.slice(metadata + 1, end < 0 ? undefined : end);
  const indent = block.map((line) => /^([ \t]+)[^\s#]/.exec(line)?.[1]).find((each) => each !== undefined) ?? '  ';
  return {
    apiVersion: valueIn(lines, 'apiVersion:'),
    kind: valueIn(lines, 'kind:'),
    name: valueIn(block, `${indent}name:`),
    namespace: valueIn(block, `${indent}namespace:`),
  };
}

/** Returns the value after `start` in the first line that begins with it and has one. */
function valueIn(lines: readonly string[], start: string): string | undefined {
  const line = lines.find((each) => each.startsWith(start) && /^[ \t]./.test(each.slice(start.length)));
  return scalar(line?.slice(start.length));
}

function readJsonHead(document: string): Head {
  try {
    const { apiVersion, kind, metadata } = JSON.parse(document) as Head & { metadata?: Head };
    return { apiVersion, kind, name: metadata?.name, namespace: metadata?.namespace };
  } catch {
    // YAML in flow style. Only a protected object must be detected.
    const value = (pattern: RegExp): string | undefined => scalar(pattern.exec(document)?.[1]);
    return {
      apiVersion: value(/\bapiVersion["']?\s*:\s*([^,}\s]+)/),
      kind: value(/\bkind["']?\s*:\s*([^,}\s]+)/),
      name: value(/\bname["']?\s*:\s*([^,}\s]+)/),
      namespace: value(/\bnamespace["']?\s*:\s*([^,}\s]+)/),
    };
  }
}

/** Returns a plain or quoted scalar without its quotes and without the comment after it. */
function scalar(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const comment = text.search(/\s#/);
  const value = text.slice(0, comment < 0 ? undefined : comment).trim();
  const [first = ''] = value;
  return value.length > 1 && `"'`.includes(first) && value.endsWith(first) ? value.slice(1, -1) : value;
}
