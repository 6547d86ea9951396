import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of the whole repository take longest, in files of any length: started last, the last of them would run alone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfRepository = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(import.meta.dirname);
    return [...sorted.filter(isOfRepository), ...sorted.filter((file) => !isOfRepository(file))];
  }
}
