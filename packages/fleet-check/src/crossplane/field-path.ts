/** Returns the segments of a field path such as `spec.ports[0].name` or `metadata.labels[app.name]`; undefined for an invalid path. */
export function fieldPathSegments(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (let at = 0; at < path.length; ) {
    if (path[at] === '[') {
      const end = path.indexOf(']', at);
      if (end < 0) return undefined;
      segments.push(path.slice(at + 1, end).replace(/^(['"])(.*)\1$/, '$2'));
      at = end + 1;
      if (path[at] === '.') at++;
    } else {
      const ends = [path.indexOf('.', at), path.indexOf('[', at)].filter((each) => each >= 0);
      const end = Math.min(path.length, ...ends);
      segments.push(path.slice(at, end));
      at = path[end] === '.' ? end + 1 : end;
    }
  }
  return segments.includes('') || path.endsWith('.') ? undefined : segments;
}
