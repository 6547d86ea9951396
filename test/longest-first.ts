import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one project follow each other, since a worker is of one. The tests of `publish` come first: they start the most processes, while
 * their workers are small. Those of the whole repository take longest, in files of any length: started last, the last of them would run alone.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (project.name !== 'processes') return 3;
      if (moduleId.includes('/packages/publish/')) return 0;
      return moduleId.startsWith(import.meta.dirname) ? 1 : 2;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
