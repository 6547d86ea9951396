/** Text in UTF-16 with a byte-order mark, which YAML 1.2 (section 5.2) allows; undefined of other bytes. */
export function utf16Text(bytes: Uint8Array): string | undefined {
  const encoding = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  return encoding && new TextDecoder(encoding).decode(bytes);
}

const MARKS = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;
