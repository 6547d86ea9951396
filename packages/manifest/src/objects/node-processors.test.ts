import { expect, test } from 'vitest';
import { isArmInstanceType, processorsOfImage } from './node-processors.ts';

test.each(['a1.large', 'm7g.large', 't4g.nano', 'c8gd.metal-24xl', 'im4gn.large', 'g5g.xlarge'])('%s has processors of ARM', (type) => {
  expect(isArmInstanceType(type)).toBe(true);
});

test.each(['g5.xlarge', 'g4dn.xlarge', 'm7i.large', 'gr6.4xlarge', 'm7g', ''])('%s has none', (type) => {
  expect(isArmInstanceType(type)).toBe(false);
});

test.each([
  ['AL2023_ARM_64_STANDARD', 'ARM'],
  ['AL2_ARM_64', 'ARM'],
  ['BOTTLEROCKET_ARM_64_NVIDIA', 'ARM'],
  ['AL2023_x86_64_STANDARD', 'x86_64'],
  ['CUSTOM', undefined],
])('the image %s is for %s', (image, processors) => {
  expect(processorsOfImage(image)).toBe(processors);
});
