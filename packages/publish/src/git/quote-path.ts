/** C-style quotes, as fast-import and the alternates file read them: any path is one line. */
export const quotePath = (path: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to be escaped
  `"${path.replace(/["\\\u0000-\u001f\u007f]/g, (char) => `\\${char === '"' || char === '\\' ? char : char.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;
