import type { CommunityProject } from './community-projects.ts';

/** Returns the NOTICE of `@slipway/community-kinds`: the projects whose CRDs the schemas come from, with their licences. */
export function noticeText(projects: readonly CommunityProject[]): string {
  const lines = projects.map(({ repository, version, licence }) => `- https://github.com/${repository} ${version}: ${licence}`);
  return `@slipway/community-kinds

The files below gen/ were made from CustomResourceDefinitions of the projects listed here, at these tags and
commits: descriptions are removed, and schemas that occur more than once are stored once. The projects hold the
copyright of their definitions. The text of the Apache License 2.0 is in LICENSE, that of the MIT License below.

${lines.join('\n')}

The MIT License (traefik/traefik: Copyright (c) 2016-2020 Containous SAS; 2020-2025 Traefik Labs)

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
}
