import type { YamlStream } from '@slipway/manifest';

/** A file that was read. */
export interface ReadFile {
  readonly file: string;
  readonly text: string;
  readonly stream: YamlStream;
}
