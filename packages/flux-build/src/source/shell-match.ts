/** Whether all of `name` fits a pattern of `*`, `?`, `[a-z]` and `\`, as Go's filepath.Match; undefined when the pattern is malformed. */
export function shellMatch(pattern: string, name: string): boolean | undefined {
  let known = COMPILED.get(pattern);
  if (known === undefined) {
    known = compile(pattern);
    COMPILED.set(pattern, known);
  }
  return known === 'malformed' ? undefined : known.test(name);
}

const COMPILED = new Map<string, RegExp | 'malformed'>();

function compile(pattern: string): RegExp | 'malformed' {
  const form = /\*+|\?|\[(\^?)((?:\\.|[^\\\]-](?:-(?:\\.|[^\\\]-]))?)+)\]|\\(.)|([^*?[\\])/suy;
  let source = '^';
  for (form.lastIndex = 0; form.lastIndex < pattern.length; ) {
    const match = form.exec(pattern);
    if (match === null) return 'malformed';
    const [whole, negated, members, escaped, plain] = match;
    if (whole.startsWith('*')) source += '[^/]*';
    else if (whole === '?') source += '[^/]';
    else if (members !== undefined) source += `[${negated}${members.replace(/[[^|]/g, '\\$&')}]`;
    else source += (escaped ?? plain ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  }
  return new RegExp(`${source}$`, 'su');
}
