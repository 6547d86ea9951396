import fc from 'fast-check';

const codePoints = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

/** Text of any code points. That of fast-check for `unit: 'binary'` lists all of them, 90 MB, and starts of processes then take twice as long. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: codePoints.map((codePoint) => String.fromCodePoint(codePoint)), ...(maxLength === undefined ? {} : { maxLength }) });
