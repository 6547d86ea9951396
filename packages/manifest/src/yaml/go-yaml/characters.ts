/** Whether a line ends with this code unit: of go-yaml's line ends, some are unknown to YAML 1.2. */
export function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d || (code > 0x7f && (code === 0x85 || code === 0x2028 || code === 0x2029));
}

export const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

/** Whether what follows an indicator makes it one. */
export function isBlankOrEnd(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code <= 0x20 ? code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d : isBreak(code);
}

/** A character of names of anchors, tags and directives. */
export const isWord = (text: string, at: number): boolean => /^[0-9A-Za-z_-]$/.test(text.charAt(at));
