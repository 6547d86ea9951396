import type { CertificateAuthority } from '../certificates/certificate-authority.ts';
import type { Egress } from '../egress/start-egress.ts';
import type { Guardian } from '../processes/start-guardian.ts';
import type { ProgramName } from '../programs/programs.ts';

/** What the parts of one lab share. */
export interface LabSite {
  readonly guardian: Guardian;
  /** Folder of the logs, below the guardian's. */
  readonly logs: string;
  readonly authority: CertificateAuthority;
  /** The environment of every program: without proxies, credentials and kubeconfigs of the user. */
  readonly environment: Readonly<Record<string, string>>;
  /** Programs that ask for other hosts get its `env`. */
  readonly egress: Egress;
  /** Files of the programs that this lab runs. */
  readonly programs: Readonly<Record<ProgramName, string>>;
  /** Milliseconds for a program to be ready. */
  readonly deadline: number;
}
